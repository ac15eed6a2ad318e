"""What an activated tile does (PRA-EFF, PRA-WAL)."""

from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened, worded
from .state import NOTHING, No, Phase, State
from .tables import (
    DEMAND,
    GIVES,
    MORALE,
    N_FIELDS,
    N_GOODS,
    N_WALLS,
    PER,
    RATE,
    RETIRING,
    TIMES,
    WALL_BONUS,
    WALL_FAVOUR,
    Gives,
    Good,
    Per,
)
from .track import move


@compiled
def n_unplaced(s: State, seat: int) -> int:
    """Active workers on the board."""
    n = 0
    for place in range(RETIRING):
        n += s.active[seat, place]
    return n


@compiled
def n_active(s: State, seat: int) -> int:
    """Active workers on the board and placed (PRA-EFF-09)."""
    return n_unplaced(s, seat) + s.placed[seat]


@compiled
def morale_value(s: State, seat: int) -> int:
    """The printed value of the seat's morale field."""
    return MORALE[s.board[seat], s.morale[seat]]


@compiled
def raise_morale(s: State, seat: int, fields: int) -> None:
    """Gains beyond the last field are lost (PRA-EFF-17)."""
    now, field = s.morale[seat], min(N_FIELDS - 1, s.morale[seat] + fields)
    s.morale[seat] = field
    note(s, Happened.RAISED_MORALE, seat, field - now, MORALE[s.board[seat], now], morale_value(s, seat))


@compiled
def count(s: State, seat: int, per: int, experience: int) -> int:
    """How many the seat has of what an effect is counted by."""
    if per == Per.EXPERIENCE:
        return experience
    if per == Per.OWN_TILE:
        return s.owned[seat]
    if per == Per.TWO_OWN_TILES:
        return s.owned[seat] // 2
    if per == Per.ACTIVE_WORKER:
        return n_active(s, seat)
    if per == Per.RETIRED_WORKER:
        return s.retired[seat]  # sent out or not (PRA-EFF-16)
    if per == Per.WOOD_AND_STONE:
        return s.stock[seat, Good.WOOD] + s.stock[seat, Good.STONE]
    if per == Per.MARBLE_AND_WEAPON:
        return s.stock[seat, Good.MARBLE] + s.stock[seat, Good.WEAPON]
    if per == Per.MORALE:
        return max(0, morale_value(s, seat))  # PRA-EFF-14
    return 1


@compiled
def gain_of(s: State, seat: int, tile: int, experience: int) -> int:
    """How much a tile gives of what it gives, at most where the seat chooses."""
    return TIMES[tile] * count(s, seat, PER[tile], experience)


@compiled
def take_effect(s: State) -> None:
    """Carry out the effect of the tile just activated, or ask for the choice it offers."""
    seat, tile = s.actor, s.tile
    gives = GIVES[tile]
    gain = gain_of(s, seat, tile, s.experience)
    s.phase = Phase.NEXT_TURN
    if gives <= Gives.MARBLE:
        s.stock[seat, gives] += gain
        note(s, Happened.GAINED, seat, gain, gives)
    elif gives == Gives.FAVOUR:
        move(s, seat, gain)
        note(s, Happened.SCORED, seat, gain)
    elif gives == Gives.MORALE:
        raise_morale(s, seat, gain)
    elif gives == Gives.TRAINING:
        s.villagers[seat] -= 1  # PRA-EFF-19
        s.training[seat, 0] += 1
        note(s, Happened.TRAINS, seat)
    elif gives == Gives.WALL_TILE:
        claim_wall(s)
    elif gives == Gives.WEAPONS:
        open_smithy(s, gain)
    else:
        open_market(s)
    if s.phase == Phase.NEXT_TURN:
        end_action(s)


@compiled
def end_action(s: State) -> None:
    """The action is complete."""
    s.tile = NOTHING
    s.experience = 0
    s.building = 0
    s.cell = 0
    s.phase = Phase.NEXT_TURN


# Smithy


@compiled
def open_smithy(s: State, most: int) -> None:
    """Ask how much wood is forged, if there is any (PRA-USE-08)."""
    most = min(most, s.stock[s.actor, Good.WOOD])
    if most:
        s.phase = Phase.FORGE
        note(s, Happened.OPENED_SMITHY, s.actor, most)
    else:
        note(s, Happened.GAINED, s.actor, 0, Good.WEAPON)


@compiled
def refuse_forge(s: State, weapons: int) -> No:
    """Why the actor may not forge so many weapons (PRA-EFF-05)."""
    if weapons > s.experience:
        return No.TOO_MANY_WEAPONS
    if weapons > s.stock[s.actor, Good.WOOD]:
        return No.TOO_LITTLE_WOOD
    return No.OK


@compiled
def forge(s: State, weapons: int) -> None:
    """Wood into weapons."""
    s.stock[s.actor, Good.WOOD] -= weapons
    s.stock[s.actor, Good.WEAPON] += weapons
    note(s, Happened.FORGED, s.actor, weapons)
    end_action(s)


# Market: first all sales, then all purchases (PRA-EFF-21)


@compiled
def open_market(s: State) -> None:
    """Begin to trade, if there is anything to trade (PRA-USE-08)."""
    if can_trade(s):
        s.phase = Phase.MARKET
        note(s, Happened.OPENED_MARKET, s.actor)
    else:
        note(s, Happened.GAINED, s.actor, 0, Good.GOLD)


@compiled
def refuse_sell(s: State, traded: int) -> No:
    """Why the actor may not sell one of these."""
    good = traded + Good.WOOD
    if s.stock[s.actor, good] == 0:
        return No.NOTHING_TO_SELL
    if s.bought:
        return No.SALES_FIRST
    return No.OK


@compiled
def refuse_buy(s: State, traded: int) -> No:
    """Why the actor may not buy one of these."""
    good = traded + Good.WOOD
    if s.stock[s.actor, Good.GOLD] < RATE[s.board[s.actor], good]:
        return No.TOO_LITTLE_GOLD
    if s.sold[good]:
        return No.SOLD_BEFORE
    return No.OK


@compiled
def sell(s: State, traded: int) -> None:
    """One unit at the rate of the own board (PRA-EFF-20)."""
    good = traded + Good.WOOD
    gold = RATE[s.board[s.actor], good]
    s.stock[s.actor, good] -= 1
    s.stock[s.actor, Good.GOLD] += gold
    s.sold[good] = 1
    note(s, Happened.SOLD, s.actor, gold, good)
    if not can_trade(s):
        leave_market(s)


@compiled
def buy(s: State, traded: int) -> None:
    """One unit at the rate of the own board."""
    good = traded + Good.WOOD
    gold = RATE[s.board[s.actor], good]
    s.stock[s.actor, good] += 1
    s.stock[s.actor, Good.GOLD] -= gold
    s.bought = 1
    note(s, Happened.BOUGHT, s.actor, gold, good)
    if not can_trade(s):
        leave_market(s)


@compiled
def can_trade(s: State) -> bool:
    """Whether any sale or purchase is left."""
    for traded in range(N_GOODS - 1):
        if refuse_sell(s, traded) == No.OK or refuse_buy(s, traded) == No.OK:
            return True
    return False


@compiled
def leave_market(s: State) -> None:
    """The visit is over."""
    note(s, Happened.LEFT_MARKET, s.actor)
    s.bought = 0
    s.sold[:] = 0
    end_action(s)


# Hadrian's Wall


@compiled
def n_walls(s: State, seat: int) -> int:
    """Wall tiles that the seat has claimed."""
    n = 0
    for wall in range(N_WALLS):
        if s.wall_at[wall] == seat:
            n += 1
    return n


@compiled
def wall_points(s: State, seat: int, wall: int) -> int:
    """The tile's favour and the backs of those claimed before (PRA-WAL-01, -02)."""
    points = WALL_FAVOUR[wall]
    for other in range(N_WALLS):
        if s.wall_at[other] == seat:
            points += WALL_BONUS[other]
    return points


@compiled
def claim_wall(s: State) -> None:
    """Pay the demand, score, and keep the tile (PRA-WAL-03)."""
    wall = s.open_wall
    for good in range(N_GOODS):
        amount = DEMAND[wall, good]
        if amount:
            s.stock[s.actor, good] -= amount
            note(s, Happened.DELIVERED, s.actor, amount, worded(good, amount))
    points = wall_points(s, s.actor, wall)
    move(s, s.actor, points)
    s.wall_at[wall] = s.actor
    s.open_wall = NOTHING
    note(s, Happened.CLAIMED_WALL, s.actor, points, wall)
