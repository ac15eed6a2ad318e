"""Attack and battle (section 6), up to the exchange of governors (TRI-702)."""

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.events import note
from ludi.core.jit import compiled

from .characters import bag_size, collect, win_by_provinces
from .conquest import begin_losses
from .events import Happened
from .state import NOBODY, State
from .tables import MOST_DRAWN, N_CHARACTERS, PROTECTION


@compiled
def n_drawn(s: State, attackers: int, defenders: int) -> int:
    """How many weapons are drawn (TRI-604, 605)."""
    return min(attackers, defenders, MOST_DRAWN, bag_size(s))


@compiled
def draw_weapons(s: State, weapons: int) -> None:
    """Weapons from the bag at random, without replacement (TRI-1202)."""
    for colour in range(N_CHARACTERS):
        s.battle_drawn[colour] = 0
    if weapons:
        s.reveals += 1
    for _ in range(weapons):
        s.battle_drawn[rng.draw(s.rng, s.bag, 0, bag_size(s))] += 1


@compiled
def fight(s: State, target: int, attackers: int) -> None:
    """The battle, recorded step by step; its dead go to the stock (TRI-604 to 611)."""
    attacker, defender = s.character, s.owner[target]
    defenders = s.legions[target]
    s.battle_at = target
    s.battle_attacker = attacker
    s.battle_defender = defender
    s.battle_attack = attackers
    s.battle_defence = defenders
    note(s, Happened.ATTACKED, s.actor, attackers, defenders, defender, target)
    weapons = n_drawn(s, attackers, defenders)
    draw_weapons(s, weapons)
    for colour in range(N_CHARACTERS):  # TRI-607
        if colour in (attacker, defender):
            s.weapons[colour] += s.battle_drawn[colour]
        else:
            s.bag[colour] += s.battle_drawn[colour]
    hits, losses = s.battle_drawn[attacker], s.battle_drawn[defender]
    if weapons:
        note(s, Happened.DREW_WEAPONS, s.actor, hits, losses, weapons - hits - losses, defender)
    attack_left = attackers - losses  # TRI-606
    defence_left = defenders - hits
    s.battle_protection = min(PROTECTION, attack_left) if s.at[defender] == target else 0  # TRI-608
    if s.battle_protection:
        note(s, Happened.PROTECTED, s.battle_protection, defender, target)
    attack_left -= s.battle_protection
    duels = min(attack_left, defence_left)  # TRI-609
    if duels:
        note(s, Happened.CLASHED, duels, target)
    s.battle_attack_left = attack_left - duels
    s.battle_defence_left = defence_left - duels
    s.legion_stock += attackers - s.battle_attack_left + defenders - s.battle_defence_left


@compiled
def attack(s: State, target: int, attackers: int, servants: int) -> None:
    """Battle for the province; servants taken along come back from a failed one (TRI-610, 612)."""
    fight(s, target, attackers)
    if s.battle_attack_left == 0:
        here = s.at[s.character]
        s.legions[target] = s.battle_defence_left
        s.servants[here] += servants
        note(s, Happened.REPULSED, s.actor, servants, s.battle_defence_left, here, target)
        return
    conquer(s, target, servants)


@compiled
def conquer(s: State, target: int, servants: int) -> None:
    """The province changes hands; what its owner loses is settled after that (TRI-701 to 704).

    The new governor stands as the old one did (TRI-702): that of a leaderless province on the supply field
    (TRI-1109), one beside servants off it (TRI-704).
    """
    conqueror, loser = s.character, s.owner[target]
    s.owner[target] = conqueror
    s.legions[target] = s.battle_attack_left
    s.lost_servants = s.servants[target]
    s.servants[target] += servants
    s.at[conqueror] = target
    note(s, Happened.CONQUERED, s.actor, s.battle_attack_left, loser, target)
    win_by_provinces(s, conqueror)
    if s.actor == OVER:
        return  # TRI-703
    collect(s, conqueror)
    if s.seat_of[loser] != NOBODY:  # TRI-1109
        begin_losses(s, loser)
