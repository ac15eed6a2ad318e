"""Attack and battle (section 6), up to the exchange of governors (TRI-702)."""

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.games.triumvirate.conquest import begin_losses
from ludi.games.triumvirate.holdings import collect, win_by_provinces
from ludi.games.triumvirate.state import NOBODY, State
from ludi.games.triumvirate.tables import MOST_DRAWN, N_CHARACTERS, PROTECTION


@compiled
def n_drawn(s: State, attackers: int, defenders: int) -> int:
    """How many weapons are drawn (TRI-604, 605)."""
    return min(attackers, defenders, MOST_DRAWN, s.bag[0] + s.bag[1] + s.bag[2])


@compiled
def draw_weapons(s: State, weapons: int) -> None:
    """Weapons from the bag at random, without replacement (TRI-1202)."""
    for colour in range(N_CHARACTERS):
        s.battle_drawn[colour] = 0
    if weapons:
        s.reveals += 1
    for _ in range(weapons):
        luck = rng.below(s.rng, s.bag[0] + s.bag[1] + s.bag[2])
        colour = 0
        while luck >= s.bag[colour]:
            luck -= s.bag[colour]
            colour += 1
        s.bag[colour] -= 1
        s.battle_drawn[colour] += 1


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
    draw_weapons(s, n_drawn(s, attackers, defenders))
    for colour in range(N_CHARACTERS):  # TRI-607
        if colour in (attacker, defender):
            s.weapons[colour] += s.battle_drawn[colour]
        else:
            s.bag[colour] += s.battle_drawn[colour]
    attack_left = attackers - s.battle_drawn[defender]  # TRI-606
    defence_left = defenders - s.battle_drawn[attacker]
    s.battle_protection = min(PROTECTION, attack_left) if s.at[defender] == target else 0  # TRI-608
    attack_left -= s.battle_protection
    duels = min(attack_left, defence_left)  # TRI-609
    s.battle_attack_left = attack_left - duels
    s.battle_defence_left = defence_left - duels
    s.legion_stock += attackers - s.battle_attack_left + defenders - s.battle_defence_left


@compiled
def attack(s: State, target: int, attackers: int, servants: int) -> None:
    """Battle for the province; servants taken along come back from a failed one (TRI-610, 612)."""
    fight(s, target, attackers)
    if s.battle_attack_left == 0:
        s.legions[target] = s.battle_defence_left
        s.servants[s.at[s.character]] += servants
        return
    conquer(s, target, servants)


@compiled
def conquer(s: State, target: int, servants: int) -> None:
    """The province changes hands; what its owner loses is settled after that (TRI-701 to 704)."""
    conqueror, loser = s.character, s.owner[target]
    s.owner[target] = conqueror
    s.legions[target] = s.battle_attack_left
    s.lost_servants = s.servants[target]  # the governor beside them is off already (TRI-704)
    s.servants[target] += servants
    s.at[conqueror] = target
    win_by_provinces(s, conqueror)
    if s.actor == OVER:
        return  # TRI-703
    collect(s, conqueror)
    if s.seat_of[loser] == NOBODY:
        s.governor_on[target] = 1  # TRI-1109
    else:
        begin_losses(s, loser)
