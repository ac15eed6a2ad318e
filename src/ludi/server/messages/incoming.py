"""From clients: the bodies of requests, and what they say over the socket."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ludi.core.contract import MAX_SEATS
from ludi.server.messages.common import ClientId, LevelName, Name, Ply, Scope, Seat, Share, Step, TableId, TableSettings

Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=80, pattern=r"^[A-Za-z0-9_-]+\Z")]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Chosen: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)] | ActionText
"""An action: its code, or its notation."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body of a request; unknown fields are refused."""


# Seats of a table to be made.


class MySeat(FromClient, frozen=True, tag_field="kind", tag="me"):
    """The one who makes the table sits here; several of these are people round one screen."""

    name: Name | None = None


class OpenSeat(FromClient, frozen=True, tag_field="kind", tag="open"):
    """Anybody who may see the table can sit down here."""


class InvitedSeat(FromClient, frozen=True, tag_field="kind", tag="invited"):
    """Kept for somebody who has the invitation link."""


class BotSeat(FromClient, frozen=True, tag_field="kind", tag="bot"):
    """A program plays."""

    level: LevelName


SeatRequest: TypeAlias = MySeat | OpenSeat | InvitedSeat | BotSeat


# Bodies of requests.


class Rename(FromClient, frozen=True):
    """What others see me called."""

    name: Name


class MakeToken(FromClient, frozen=True):
    """A token with which a program plays for me, or only looks."""

    label: Name
    scope: Scope = "play"


class Recover(FromClient, frozen=True):
    """Become, on this device, the person whose recovery link this is."""

    token: Token


class MakeTable(FromClient, TableSettings, frozen=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=1, max_length=MAX_SEATS)]
    share: Share | None = None


class Join(FromClient, frozen=True):
    """Take a seat, or the first that is free."""

    seat: Seat | None = None
    share: Share | None = None


class JoinByInvitation(FromClient, frozen=True):
    """Take a seat at the table of an invitation link."""

    token: Token
    seat: Seat | None = None
    share: Share | None = None


class GiveShare(FromClient, frozen=True):
    """My part of the shuffles, before the match begins."""

    share: Share


class Start(FromClient, frozen=True):
    """Begin the match; seats still free are given to bots of this level, if one is named."""

    fill: LevelName | None = None


class Fork(FromClient, frozen=True):
    """Play on from a moment of a finished match, alone against bots."""

    ply: Ply
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MAX_SEATS)]
    level: LevelName


class Agree(FromClient, frozen=True):
    """How a frozen match should end: places by seat, from 1. It does once all its players propose the same."""

    places: Annotated[tuple[Annotated[int, Meta(ge=1, le=MAX_SEATS)], ...], Meta(min_length=1, max_length=MAX_SEATS)]


class PlayBody(FromClient, frozen=True):
    """One action, answering the step that the client has seen."""

    id: ClientId
    seat: Seat
    step: Step
    action: Chosen


class ResignBody(FromClient, frozen=True):
    """Give the seat up for good."""

    id: ClientId
    seat: Seat


class UndoBody(FromClient, frozen=True):
    """Take back to a ply: at once where that is free, else as an offer to all people at the table."""

    id: ClientId
    seat: Seat
    to: Ply


class AnswerBody(FromClient, frozen=True):
    """Agree to the offer to undo, or not; the offer is withdrawn by its maker's own no."""

    id: ClientId
    accept: bool


class ChatBody(FromClient, frozen=True):
    """A line to everybody at the table."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class HintBody(FromClient, frozen=True):
    """Ask what a good player would do here."""

    seat: Seat
    step: Step
    level: LevelName | None = None


# Over the socket: the same, with the table they mean.


class Follow(FromClient, frozen=True, tag_field="type", tag="follow"):
    """Show me this table through this seat's eyes, or a spectator's; again to look through another's.

    ``since`` is the last step seen through the same eyes: only what is newer is sent.
    """

    table: TableId
    seat: Seat | None = None
    since: Step | None = None


class Unfollow(FromClient, frozen=True, tag_field="type", tag="unfollow"):
    """No more of this table."""

    table: TableId


class Play(PlayBody, frozen=True, kw_only=True, tag_field="type", tag="play"):
    """One action."""

    table: TableId


class Resign(ResignBody, frozen=True, kw_only=True, tag_field="type", tag="resign"):
    """Give up."""

    table: TableId


class Undo(UndoBody, frozen=True, kw_only=True, tag_field="type", tag="undo"):
    """Take back, or offer to."""

    table: TableId


class Answer(AnswerBody, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """Answer an offer to undo."""

    table: TableId


class Chat(ChatBody, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A line."""

    table: TableId


class Ping(FromClient, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is there."""


ClientMessage: TypeAlias = Follow | Unfollow | Play | Resign | Undo | Answer | Chat | Ping
"""Everything a client may say over the socket."""
