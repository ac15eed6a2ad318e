"""Every deliberate error of the package."""


class LudiError(Exception):
    """Something that was asked cannot be done; the text says what and where."""


class UnknownGame(LudiError):
    """No game of that name is registered."""


class BadSetup(LudiError):
    """Seats, options or seed do not fit the game."""


class BadBox(LudiError):
    """A box that the game cannot be played with: a line for each thing that is wrong."""


class BadNotation(LudiError):
    """A text is not the notation of any action of the game."""


class BadRecord(LudiError):
    """A saved match is malformed, truncated, altered or from other rules."""


class CannotUndo(LudiError):
    """Nothing to take back, or something has been revealed since."""


class RefusedAction(LudiError):
    """An action that the rules do not allow now."""

    def __init__(self, seat: int, action: str, why: str, clause: str, text: str) -> None:
        self.seat = seat
        self.action = action
        self.why = why
        self.clause = clause
        self.text = text
        cited = f" ({clause})" if clause else ""
        super().__init__(f"{action}: {text}{cited}")
