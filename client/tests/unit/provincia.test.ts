import { expect, test } from "vitest";
import { areGaulsExpected, faceDown } from "../../src/games/provincia/cards.ts";
import type { Choice } from "../../src/protocol.ts";

const draft = { pile: "aedificium", chooser: 0, face_up: [], n_face_down: 2, known_face_down: [] };
const take = (kind: string, code: number, known?: string): Choice => ({ code, kind, arguments: {}, leads: known === undefined ? [] : [{ kind: "leads-known", arguments: { card: known } }] });

test("face-down cards are one option to whoever cannot tell them apart, and two to whoever laid one of them there", () => {
  const [next, second] = [take("take_hidden", 7), take("take_second", 8, "forum")];
  expect(faceDown(draft, [next])).toEqual([{ take: next, known: undefined }, { take: next, known: undefined }]);
  expect(faceDown(draft, [next, second])).toEqual([{ take: next, known: undefined }, { take: second, known: "forum" }]);
  const last = take("take_hidden", 7, "forum");
  expect(faceDown({ ...draft, n_face_down: 1 }, [last])).toEqual([{ take: last, known: "forum" }]);
  expect(faceDown(draft, [])).toEqual([{ take: undefined, known: undefined }, { take: undefined, known: undefined }]);
});

test("the Gauls are announced until they have been there", () => {
  const stages = ["setup", "draft", "playing", "hand_limit", "combat", "activation", "final_turns"];
  expect(stages.filter((stage) => areGaulsExpected({ gauls_come: true, stage }))).toEqual(["draft", "playing", "hand_limit"]);
  expect(stages.filter((stage) => areGaulsExpected({ gauls_come: false, stage }))).toEqual([]);
});
