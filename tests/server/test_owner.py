"""One task owns a thing."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ludi.server.owner import Owner


def test_what_happens_is_done_in_order_whatever_waits_between() -> None:
    done: list[int] = []

    def work(n: int) -> Callable[[], Awaitable[int]]:
        async def wait() -> int:
            for _ in range(5 - n):
                await asyncio.sleep(0)
            done.append(n)
            return n

        return wait

    async def main() -> list[int]:
        owner = Owner("it")
        answers = await asyncio.gather(*(owner.do(work(n)) for n in range(5)))
        assert not owner.is_busy
        return answers

    assert [0, 1, 2, 3, 4] == asyncio.run(main()) == done


def test_who_is_cancelled_loses_the_answer_and_not_what_was_begun() -> None:
    async def main() -> list[str]:
        owner, done, begun = Owner("it"), list[str](), asyncio.Event()

        async def first() -> None:
            begun.set()
            await asyncio.sleep(0.01)
            done.append("begun")

        async def second() -> None:
            done.append("not begun")

        async def ask(work: Callable[[], Awaitable[None]]) -> None:
            await owner.do(work)

        asking = [asyncio.create_task(ask(first)), asyncio.create_task(ask(second))]
        await begun.wait()
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await owner.finish()
        return done

    assert ["begun"] == asyncio.run(main())


def test_a_fault_goes_to_who_asked_and_the_owner_goes_on() -> None:
    async def broken() -> None:
        raise ZeroDivisionError

    async def fine() -> str:
        return "fine"

    async def main() -> str:
        owner = Owner("it")
        owner.tell(broken)
        with pytest.raises(ZeroDivisionError):
            await owner.do(broken)
        return await owner.do(fine)

    assert "fine" == asyncio.run(main())
