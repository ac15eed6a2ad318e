app-name = Ludi Romani
nav-main = Main
skip-to-content = Skip to content
loading = Loading…
page-not-loaded = This page could not be loaded.
try-again = Try again
connection-lost = Connection lost. Reconnecting…
note-rule = The rule
notes = Notes
dismiss = Dismiss
close = Close
cancel = Cancel
save = Save
saved = Saved.
yes = yes
no = no
sound = Sound
sounds = Play sounds for
sound-applause = applause for victories
sound-dice = rolling dice
sound-march = marching legions and workers
sound-coin = coins and goods
sound-stone = stones, tiles and cards being laid
sound-turn = the start of your turn
vibration = Vibrate for the same things
settings = Settings

## Home

home-title = Rome’s games, at your table
home-intro = Play against bots right away, around one screen, or with friends by link: live or over several days.
home-games = Games
home-running = Your tables
home-all-tables = Show all { $count } tables
home-open = Open tables
home-watch = Matches to watch
home-finished = Finished matches
seats-range = { $first } to { $last } players
quick-seats = { $count } players
minutes-range = { $first } to { $last } min
weight-1 = easy to learn
weight-2 = medium
weight-3 = demanding
play-now = Play now
starting = Starting…
with-friends = With friends…
how-to-play = How to play
rules = Rules
table-gathering = waiting for players
table-playing = being played
table-finished = finished
table-place = { $place ->
    [1] won
   *[other] place { $place }
  }
table-your-turn = your turn
table-waiting = others’ turn
notice-your_turn = { $game }: it is your turn.
notice-started = { $game }: the match has begun.
notice-rematch = { $game }: a rematch is waiting for you.

## Seats and levels

seat-open = open seat
seat-invited = kept for a friend
seat-numbered = Player { $number }
seat-free = free
level-tiro = Tiro (beginner)
level-miles = Miles (easy)
level-centurio = Centurio (medium)
level-legatus = Legatus (hard)
level-imperator = Imperator (very hard, slow)
you = you
bot = bot
away = away
here = here
resigned = resigned
to-play = to play
players = Players

## New table

new-title = New table
new-game = Game
new-box = Box
new-box-ours = As Ludi Romani plays it
new-box-differs = { $count ->
    [one] One value differs from ours; the rules page says which.
   *[other] { $count } values differ from ours; the rules page says which.
}
new-count = Number of players
new-seat = Who sits in seat { $number }
new-seat-me = I play, on this screen
new-seat-bot = Bot
new-seat-invited = A friend, by link
new-seat-open = Anyone
new-level = Strength of the bot in seat { $number }
new-name = Name in seat { $number }
new-one-screen = Several people around one screen: a curtain falls between turns, so that nobody sees another’s secrets.
new-options = Rules of this match
house-rule = House rule: { $name }
new-time = Time and visitors
new-pace = Pace
pace-live = Live: everybody is present
pace-slow = Slow: over hours or days
new-clock = Clock
clock-none = none
clock-per_move = for each decision
clock-bank = for the whole match
clock-time = Time
clock-unit = Unit
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
clock-increment = Seconds added for each decision
clock-at-zero = When the time is up
clock-zero-bot = a bot plays on
clock-zero-resign = the seat resigns
new-public = Show this table to everybody on this server
new-hints = Players may ask for hints; the others see that they did
new-make = Create the table
new-start = Start

## Lobby

lobby-text = { $free ->
    [0] Everybody is here.
    [one] One seat is free. The match begins when it is taken.
   *[other] { $free } seats are free. The match begins when they are taken.
  }
lobby-invite = Invite friends
lobby-invite-text = Send them this link. Whoever opens it can sit down.
lobby-link = Invitation link
copy-link = Copy link
link-copied = The link has been copied.
link-copy-by-hand = Select the link and copy it.
lobby-waiting = Waiting for the others…
sit-down = Sit down
fill-with = Free seats go to
begin = Begin now
cancel-table = Cancel the table
leave-table = Leave the table
table-cancelled = This table has been cancelled.
table-preparing = The game is being prepared. The first time after an installation, this takes a minute or two.
table-unknown = No such table
frozen-title = frozen by an upgrade
frozen-text = The rules or printed values of this server have changed since the match began, so it cannot be continued. Its players agree on how it ends.
frozen-lapses = Without an agreement it is abandoned on { $date }.
frozen-says = { $name } proposes:
frozen-agree = Agree
frozen-propose = How should it end?
frozen-place = Place of { $name }
frozen-send = Propose
to-home = All games
join-title = You are invited
join-text = A seat is kept for you. What should the others call you?
your-name = Your name

## The table

asked = What is asked
your-turn = Your turn
legend = What the symbols mean
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit the board to the screen
strip-open = Everything { $name } has
dock = Your things
press-gold = Choose something with a gold edge.
offer-do = Do it
offer-back = Put back
choices = Choices
bot-thinking = { $name } is thinking
bots-preparing = The bots are getting ready. The first time after an installation this takes up to a minute; then they answer at once.
choices-none = Nothing to choose now.
choices-filter = Search the choices
choices-all = show all choices
tree-show = show
tree-new = new
tree-changed = Changed since your last turn
since-turn = Since your last decision
changed-for-you = For you: { $changes }.
change-more = { $label }: { $count } more
change-less = { $label }: { $count } less
tree-many = all { $count }
nobody = nobody
log = Log
log-empty = Nothing has happened yet. New to this game?
scene-back = The previous scene
scene-next = The next scene
scene-again = Show this again
log-unfold = What led to it
log-older = Earlier
log-undo = { $name } takes back a decision.
log-resign = { $name } resigns; a bot plays on.
log-stand_in = A bot stands in for { $name }.
log-hand_back = { $name } is back.
log-offer = { $name } asks to take back a decision.
log-accept = { $name } agrees.
log-decline = { $name } does not agree.
log-hint = { $name } asked for a hint.
log-lapse = Nobody played on: the match is over.
ended-resigned = The others have resigned.
ended-out-of-time = Time ran out.
ended-abandoned = Nobody played on.
ended-agreed = Ended by agreement.
chat = Chat
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
side-panel = Choices, log and chat
spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
  }
hint = Hint
hint-title = What would a good player do?
hint-thinking = Thinking…
hint-would = { $level } would:
hint-chance = { $percent } %
hint-rank = hint { $rank }
hint-ahead = { $count } more { $count ->
    [one] win
   *[other] wins
  } in 100 matches than with “{ $other }”.
hint-behind = { $count } fewer { $count ->
    [one] win
   *[other] wins
  } in 100 matches than with “{ $other }”.
hint-equal = As good as “{ $other }”.
hint-tried = “{ $other }” looks no worse, but was tried less: { $less } of 100 tries, this one { $weight }.
hint-only = { $weight } of 100 tries went to this one: nothing else came near.
hint-then = Then: { $actions }.
undo = Undo
undo-asking = Ask to undo
undo-free = Take back your last decision
undo-ask = Ask everybody whether you may take back your last decision
undo-offered = The others have been asked.
undo-offer = { $name } asks to take back a decision.
undo-waiting = Waiting for their answers…
agree = Agree
decline = Decline
come-back = Play on yourself
why-not = Not possible: { $reason }.
why-not-after = That is after “{ $done }”.
why-not-together = each of them can be taken, but not together
why-not-never = nothing can be done with this now
why-not-turn = it is not your turn
menu = Table menu
scores = Scores
scores-known = As if the match ended now, as far as you can know.
tie-break = breaks ties
place = Place
plain-board = Plain board: tables instead of the drawing
plain-region = The board, in tables
motion = Animations
motion-auto = as the device prefers
motion-off = off
motion-fast = fast
motion-normal = normal
motion-slow = slow
shortcuts = Keyboard shortcuts
shortcuts-help = C: to the choices · arrow keys: through them · U: undo · Esc: show everything at once
resign = Resign
resign-sure = Really resign
leave-help = When you leave, a bot plays for you until you come back. Resigning is for good.
menu-no-hints = The host has switched hints off.
menu-lapses = If nobody plays on, this table is abandoned on { $date }.
curtain-title = { $name }, it is your turn
curtain-text = Hand the screen to { $name }. Nobody else should look now.
curtain-lift = I am { $name }
end-title = The match is over
end-close = Look at the board
end-wins = { $count ->
    [one] wins!
   *[other] share the victory!
  }
end-points = { $points } points.
end-ahead = { $points } points, { $ahead } more than { $name }.
end-tied = { $points } points, as many as { $name }: the tie is broken.
end-place = { $place ->
    [1] You come first of { $players }. Well played!
    [2] You come second of { $players }.
    [3] You come third of { $players }.
    [4] You come fourth of { $players }.
    [5] You come fifth of { $players }.
   *[other] You come sixth of { $players }.
  }
end-place-shared = { $place ->
    [1] You share first place among { $players }.
    [2] You share second place among { $players }.
    [3] You share third place among { $players }.
    [4] You share fourth place among { $players }.
   *[other] You share fifth place among { $players }.
  }
end-picture = Save a picture
end-share = Share
rematch = Rematch
rematch-join = Join the rematch
watch-replay = Replay and analysis

## Faults

fault-bad_request = This was not understood: { $message }
fault-unknown = There is nothing here, or you may not see it.
fault-forbidden = You may not do this.
fault-not_yours = This seat is not yours.
fault-not_your_turn = It is not your turn.
fault-stale = The match has moved on. This is where it stands now.
fault-refused = The rules do not allow this: { $message } { $clause }
fault-wrong_phase = This is not possible now.
fault-full = No seat is free.
fault-cannot_undo = This cannot be taken back.
fault-too_many = You have too many of these.
fault-too_fast = Too fast: please wait a moment.
fault-too_large = This is too large.
fault-unreplayable = This match was played under rules that this server does not have.
fault-unavailable = The server did not answer. Please try again.

## Rules

rules-all = All rules
rules-search = Search the rules
rules-found = { $count ->
    [one] one clause
   *[other] { $count } clauses
  }
rules-chapters = Chapters
sources = Numbers are marked by where they come from:
source-seed = printed
source-seed-means = printed in the rulebook
source-public = public
source-public-means = given by another published source
source-reconstructed = reconstructed
source-reconstructed-means = our own, where no source gives it
rules-in-english = The rules are written in English.

## Settings

settings-look = Look and feel
settings-play = Play
settings-level = Bots for “Play now”
settings-me = You
language = Language
language-auto = as in the browser
theme = Colours
theme-auto = as the device prefers
theme-light = light
theme-dark = dark
palette = Colours of players and provinces
palette-mosaic = mosaic
palette-clear = safe for colour-blind players
link-explain = You need no password: this browser knows you. To play as yourself on another device, create a personal link and open it there. Whoever has it plays as you.
link-make = Create a personal link
link-once = Shown only this once. Keep it to yourself.
link-revoke = Revoke
settings-programs = Programs
token-explain = With a token, a program can play for you, or only watch. It can neither create links nor change your name.
token-label = What is it for?
token-scope = It may
token-scope-play = play for me
token-scope-read = only watch
token-make = Create a token
recover-title = Continue as yourself here
recover-text = This link makes this browser yours: your name, your tables and your seats.
recover-do = Yes, that is me
credits = Icons: game-icons.net, CC BY 3.0. Typefaces: Atkinson Hyperlegible Next and Cinzel, OFL 1.1. Nothing on these pages is loaded from another host.
lost-title = Nothing here
lost-text = This page does not exist.

## Replay

replay-title = Replay
replay-ply = Move { $ply } of { $plies }
replay-ply-tried = Variation, move { $ply } of { $plies }
replay-curve-text = Each line is a player’s estimated chance to win before each turn.
replay-moves = Moves
replay-key = Key moments
replay-try = Try
replay-more = More
replay-better = Better by { $percent } %: { $action }
replay-play-it = Play it
replay-play-it-tip = As a variation: the match stays as it was.
replay-turning-of = { $name }: turning points
replay-turning-none = No single turn changed the chances much.
replay-worst = The worst mistakes
replay-worst-of = { $name }: the worst mistakes
replay-worst-none = None worth naming.
replay-judged = Chances are judged with all hands in view, mistakes by what the player knew. The margin is the difference between what the search thinks both moves are worth: mostly the chance to win, and a little the lead.
replay-judged-by = Judged by { $judge }.
replay-try-text = What else could { $name } do here? Press it on the board, or choose it below. Dice and cards fall as they would have.
replay-judge = What is best?
replay-bot-move = Bot: one move
replay-bot-turn = Bot: whole turn
replay-over = The match is over here.
replay-leave = Back to the match
replay-leave-tip = Escape, or Shift and the left arrow
replay-line-drop = Remove this variation
replay-line-full = This variation cannot get any longer: play on from here instead.
replay-comment = Comment on this moment
replay-share = Keep and share
replay-link = Copy link to this moment
replay-link-notes = Copy link with my variations and comments
replay-notes-kept = Variations and comments are kept in this browser only; a link carries them to others.
replay-keys = Keys
replay-keys-text = ← → one move; ↑ ↓ one turn; Home and End; F through other eyes; Shift and → into a variation, Shift and ← back to the match; C comment; space plays and pauses.
compare = Compare with another match
compare-with = A match of mine …
compare-forked = same beginning
compare-link = Link to a match
compare-do = Compare
compare-unknown = That is not a link to a match.
compare-other = They began with different shuffles or options, so they differ before the first move.
compare-equal = Move for move the same match.
compare-parts = { $ply ->
    [0] They differ from the first move on.
    [one] The same for one move, then they differ.
   *[other] The same for { $ply } moves, then they differ.
}
compare-here = Here
compare-there = There
compare-no-move = No move: this match ended here.
compare-goto = To where they differ
compare-open = Open the other match there
replay-start = The beginning
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-eyes = Through whose eyes
replay-eyes-open = everybody’s: all hands open
replay-eyes-none = a spectator’s
replay-eyes-of = { $name }
replay-running = This match is still being played.
replay-to-table = To the table
replay-curve = Chance to win
replay-computing = The bots are still thinking about this match…
replay-turning = Turning points
replay-download = Download the record
replay-fork = Play on from here
replay-fork-as = As
replay-fair = Was it fair?
replay-fair-text = Before the match the server fixed a secret and showed its fingerprint; your browser added its own random numbers. Here the page computes both again.
replay-verify = Check
fair-commitment = The secret fits the fingerprint shown before the match.
fair-not-commitment = The secret does NOT fit the fingerprint shown before the match.
fair-share = Your browser’s random numbers went into the shuffles.
fair-seed = Seed of the match: { $seed }
fair-unknown = The secret is not public yet.
fair-rest = “ludi verify” replays the whole record to the byte.
