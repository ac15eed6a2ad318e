app-name = Ludi Romani
nav-main = Hoofdmenu
skip-to-content = Naar de inhoud
loading = Wordt geladen…
page-not-loaded = Deze pagina kon niet worden geladen.
try-again = Opnieuw
connection-lost = Verbinding verbroken. Wordt hersteld…
note-rule = De regel
notes = Meldingen
dismiss = Verbergen
close = Sluiten
cancel = Annuleren
save = Opslaan
saved = Opgeslagen.
yes = ja
no = nee
sound = Geluid
sounds = Te horen zijn
sound-applause = applaus voor overwinningen
sound-dice = rollende dobbelstenen
sound-march = marcherende legioenen en arbeiders
sound-coin = munten en goederen
sound-stone = stenen, tegels en kaarten die gelegd worden
sound-turn = dat je aan de beurt bent
vibration = Daarbij trillen
settings = Instellingen

## Home

home-title = De spellen van Rome aan jouw tafel
home-intro = Meteen tegen bots, rond één scherm of met vrienden via een link: tegelijk of over dagen.
home-games = Spellen
home-running = Jouw tafels
home-all-tables = Alle { $count } tafels tonen
home-open = Open tafels
home-watch = Partijen om naar te kijken
home-finished = Gespeelde partijen
seats-range = { $first } tot { $last } spelers
quick-seats = { $count } spelers
minutes-range = { $first } tot { $last } min.
weight-1 = makkelijk te leren
weight-2 = gemiddeld
weight-3 = pittig
play-now = Nu spelen
starting = Begint…
with-friends = Met vrienden…
how-to-play = Zo speel je
rules = Regels
table-gathering = wacht op spelers
table-playing = bezig
table-finished = afgelopen
table-place = { $place ->
    [1] gewonnen
   *[other] plaats { $place }
  }
table-your-turn = jij bent aan zet
table-waiting = anderen aan zet
notice-your_turn = { $game }: jij bent aan zet.
notice-started = { $game }: de partij is begonnen.
notice-rematch = { $game }: een revanche wacht op je.

## Seats and levels

seat-open = open plaats
seat-invited = voor een vriend
seat-numbered = Speler { $number }
seat-free = vrij
level-tiro = Tiro (beginner)
level-miles = Miles (makkelijk)
level-centurio = Centurio (gemiddeld)
level-legatus = Legatus (moeilijk)
level-imperator = Imperator (heel moeilijk, traag)
you = jij
bot = bot
away = afwezig
here = aanwezig
resigned = opgegeven
to-play = aan zet
players = Spelers

## New table

new-title = Nieuwe tafel
new-game = Spel
new-box = Doos
new-box-ours = Zoals Ludi Romani speelt
new-box-differs = { $count ->
    [one] Eén waarde wijkt af van de onze; de regels zeggen welke.
   *[other] { $count } waarden wijken af van de onze; de regels zeggen welke.
}
new-count = Aantal spelers
new-seat = Wie op plaats { $number } zit
new-seat-me = Ik, aan dit scherm
new-seat-bot = Bot
new-seat-invited = Een vriend, via een link
new-seat-open = Wie maar wil
new-level = Sterkte van de bot op plaats { $number }
new-name = Naam op plaats { $number }
new-one-screen = Met meer mensen rond één scherm: tussen de beurten valt een gordijn, zodat niemand andermans geheimen ziet.
new-options = Regels van deze partij
house-rule = Huisregel: { $name }
new-time = Tijd en bezoekers
new-pace = Tempo
pace-live = Tegelijk: iedereen is er
pace-slow = Rustig: over uren of dagen
new-clock = Klok
clock-none = geen
clock-per_move = per beslissing
clock-bank = voor de hele partij
clock-time = Tijd
clock-unit = Eenheid
clock-unit-minutes = minuten
clock-unit-hours = uren
clock-unit-days = dagen
clock-increment = Seconden erbij per beslissing
clock-at-zero = Als de tijd om is
clock-zero-bot = speelt een bot verder
clock-zero-resign = geeft de plaats op
new-public = Toon deze tafel aan iedereen op deze server
new-hints = Spelers mogen om een tip vragen; de anderen zien dat
new-make = Tafel openen
new-start = Beginnen

## Lobby

lobby-text = { $free ->
    [0] Iedereen is er.
    [one] Eén plaats is vrij. De partij begint als die bezet is.
   *[other] { $free } plaatsen zijn vrij. De partij begint als ze bezet zijn.
  }
lobby-invite = Vrienden uitnodigen
lobby-invite-text = Stuur ze deze link. Wie hem opent, kan gaan zitten.
lobby-link = Uitnodigingslink
copy-link = Link kopiëren
link-copied = De link is gekopieerd.
link-copy-by-hand = Selecteer de link en kopieer hem.
lobby-waiting = Wachten op de anderen…
sit-down = Ga zitten
fill-with = Vrije plaatsen gaan naar
begin = Nu beginnen
cancel-table = Tafel opheffen
leave-table = Tafel verlaten
table-cancelled = Deze tafel is opgeheven.
table-preparing = Het spel wordt voorbereid. De eerste keer na een installatie duurt dat een of twee minuten.
table-unknown = Deze tafel bestaat niet
frozen-title = bevroren door een update
frozen-text = Sinds het begin van deze partij zijn de regels of gedrukte waarden van deze server veranderd; ze kan niet worden voortgezet. Ze eindigt zoals iedereen die hier zit het afspreekt.
frozen-lapses = Zonder afspraak wordt ze op { $date } opgegeven.
frozen-says = { $name } stelt voor:
frozen-agree = Akkoord
frozen-propose = Hoe moet ze eindigen?
frozen-place = Plaats van { $name }
frozen-send = Voorstellen
to-home = Naar alle spellen
join-title = Je bent uitgenodigd
join-text = Er is een plaats voor je vrij. Hoe zullen de anderen je noemen?
your-name = Jouw naam

## The table

asked = Wat er gevraagd wordt
your-turn = Jouw beurt
legend = Wat de tekens betekenen
zoom = Grootte van het bord
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Bord passend maken
strip-open = Alles wat { $name } heeft
dock = Jouw spullen
press-gold = Kies iets met een gouden rand.
offer-do = Doen
offer-back = Terugleggen
choices = Keuzes
bot-thinking = { $name } denkt na
bots-preparing = De bots maken zich klaar. De eerste keer na de installatie duurt dat tot een minuut; daarna antwoorden ze meteen.
choices-none = Er valt nu niets te kiezen.
choices-filter = Zoek in de keuzes
choices-all = toon alle keuzes
tree-show = tonen
tree-new = nieuw
tree-changed = Veranderd sinds je laatste beurt
since-turn = Sinds je laatste beslissing
changed-for-you = Voor jou: { $changes }.
change-more = { $label }: { $count } meer
change-less = { $label }: { $count } minder
tree-many = alle { $count }
nobody = niemand
log = Verloop
log-empty = Er is nog niets gebeurd. Nieuw in dit spel?
scene-back = De scène ervoor
scene-next = De scène erna
scene-again = Nog eens tonen
log-unfold = Wat ertoe leidde
log-older = Eerder
log-undo = { $name } neemt terug.
log-resign = { $name } geeft op; een bot speelt verder.
log-stand_in = Een bot valt in voor { $name }.
log-hand_back = { $name } is terug.
log-offer = { $name } wil graag terugnemen.
log-accept = { $name } gaat akkoord.
log-decline = { $name } gaat niet akkoord.
log-hint = { $name } heeft om een hint gevraagd.
log-lapse = Niemand speelde verder: de partij is afgelopen.
ended-resigned = De anderen hebben opgegeven.
ended-out-of-time = De tijd is om.
ended-abandoned = Niemand speelde verder.
ended-agreed = In overleg beëindigd.
chat = Gesprek
chat-empty = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Sturen
side-panel = Keuzes, verloop en gesprek
spectators = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
  }
hint = Tip
hint-title = Wat zou een goede speler doen?
hint-thinking = Denkt na…
hint-would = { $level } zou:
hint-chance = { $percent } %
hint-rank = hint { $rank }
hint-ahead = { $count ->
    [one] Eén overwinning
   *[other] { $count } overwinningen
  } meer in 100 partijen dan met “{ $other }”.
hint-behind = { $count ->
    [one] Eén overwinning
   *[other] { $count } overwinningen
  } minder in 100 partijen dan met “{ $other }”.
hint-equal = Even goed als “{ $other }”.
hint-tried = “{ $other }” lijkt niet slechter, maar is minder vaak geprobeerd: { $less } van 100 pogingen, deze zet { $weight }.
hint-only = { $weight } van 100 pogingen gingen naar deze zet: niets anders kwam in de buurt.
hint-then = Daarna: { $actions }.
undo = Terug
undo-asking = Vragen om terug te nemen
undo-free = Neem je laatste beslissing terug
undo-ask = Vraag iedereen of je je laatste beslissing mag terugnemen
undo-offered = Het is de anderen gevraagd.
undo-offer = { $name } wil een beslissing terugnemen.
undo-waiting = Wachten op de antwoorden…
agree = Akkoord
decline = Niet akkoord
come-back = Zelf verder spelen
why-not = Niet mogelijk: { $reason }.
why-not-after = Dat is na “{ $done }”.
why-not-together = elk apart kan, maar niet samen
why-not-never = hiermee valt nu niets te doen
why-not-turn = je bent niet aan de beurt
menu = Tafelmenu
scores = Punten
scores-known = Alsof de partij nu eindigde, voor zover jij dat kunt weten.
tie-break = bij gelijke stand
place = Plaats
plain-board = Eenvoudig bord: tabellen in plaats van de tekening
plain-region = Het bord in tabellen
motion = Animaties
motion-auto = zoals op het apparaat
motion-off = uit
motion-fast = snel
motion-normal = normaal
motion-slow = langzaam
shortcuts = Sneltoetsen
shortcuts-help = C: naar de keuzes · pijltjes: erdoorheen · U: terugnemen · Esc: alles meteen tonen
resign = Opgeven
resign-sure = Echt opgeven
leave-help = Als je weggaat, speelt een bot voor je tot je terugkomt. Opgeven is voorgoed.
menu-no-hints = De gastheer heeft tips uitgezet.
menu-lapses = Als niemand verder speelt, wordt deze tafel op { $date } opgegeven.
curtain-title = { $name }, jij bent aan zet
curtain-text = Geef het scherm aan { $name }. Verder mag nu niemand kijken.
curtain-lift = Ik ben { $name }
end-title = De partij is afgelopen
end-close = Het bord bekijken
end-wins = { $count ->
    [one] wint!
   *[other] delen de overwinning!
  }
end-points = { $points } punten.
end-ahead = { $points } punten, { $ahead } meer dan { $name }.
end-tied = { $points } punten, evenveel als { $name }: de gelijke stand wordt beslist.
end-place = { $place ->
    [1] Je wordt eerste van { $players }. Goed gespeeld!
    [2] Je wordt tweede van { $players }.
    [3] Je wordt derde van { $players }.
    [4] Je wordt vierde van { $players }.
    [5] Je wordt vijfde van { $players }.
   *[other] Je wordt zesde van { $players }.
  }
end-place-shared = { $place ->
    [1] Je deelt de eerste van { $players } plaatsen.
    [2] Je deelt de tweede van { $players } plaatsen.
    [3] Je deelt de derde van { $players } plaatsen.
    [4] Je deelt de vierde van { $players } plaatsen.
   *[other] Je deelt de vijfde van { $players } plaatsen.
  }
end-picture = Afbeelding opslaan
end-share = Delen
rematch = Revanche
rematch-join = Naar de revanche
watch-replay = Terugkijken en analyseren

## Faults

fault-bad_request = Dit is niet begrepen: { $message }
fault-unknown = Het is er niet, of je mag het niet zien.
fault-forbidden = Dit is niet voor jou.
fault-not_yours = Deze plaats is niet van jou.
fault-not_your_turn = Je bent niet aan zet.
fault-stale = De partij is verder gegaan. Dit is de stand.
fault-refused = De regels staan dit niet toe: { $message } { $clause }
fault-wrong_phase = Dat kan nu niet.
fault-full = Er is geen plaats vrij.
fault-cannot_undo = Dit kan niet worden teruggenomen.
fault-too_many = Je hebt er hier te veel van.
fault-too_fast = Te snel: wacht even.
fault-too_large = Dit is te groot.
fault-unreplayable = Deze partij is gespeeld met andere regels dan die van deze server.
fault-unavailable = De server antwoordt niet. Probeer het nog eens.

## Rules

rules-all = Alle regels
rules-search = Zoek in de regels
rules-found = { $count ->
    [one] één artikel
   *[other] { $count } artikelen
  }
rules-chapters = Hoofdstukken
sources = Getallen dragen hun herkomst:
source-seed = gedrukt
source-seed-means = staat in de spelregels
source-public = openbaar
source-public-means = genoemd door een andere gepubliceerde bron
source-reconstructed = gereconstrueerd
source-reconstructed-means = van ons, waar geen bron iets zegt
rules-in-english = De regels zijn in het Engels geschreven.

## Settings

settings-look = Uiterlijk
settings-play = Spel
settings-level = Bots van „Nu spelen”
settings-me = Jij
language = Taal
language-auto = zoals in de browser
theme = Kleuren
theme-auto = zoals op het apparaat
theme-light = licht
theme-dark = donker
palette = Kleuren van spelers en provincies
palette-mosaic = mozaïek
palette-clear = ook voor kleurenblinden
link-explain = Je hebt geen wachtwoord nodig: deze browser kent je. Om op een ander apparaat jezelf te zijn, maak je een persoonlijke link en open je die daar. Wie hem heeft, speelt onder jouw naam.
link-make = Persoonlijke link maken
link-once = Wordt alleen deze ene keer getoond. Houd hem voor jezelf.
link-revoke = Intrekken
settings-programs = Programma’s
token-explain = Met een sleutel speelt een programma voor jou, of kijkt het alleen toe. Het kan geen links maken en je naam niet veranderen.
token-label = Waarvoor is hij?
token-scope = Hij mag
token-scope-play = voor mij spelen
token-scope-read = alleen toekijken
token-make = Sleutel maken
recover-title = Ook hier jezelf
recover-text = Deze link maakt deze browser van jou: je naam, je tafels, je plaatsen.
recover-do = Ja, dat ben ik
credits = Symbolen: game-icons.net, CC BY 3.0. Letters: Atkinson Hyperlegible Next en Cinzel, OFL 1.1. Niets op deze pagina’s komt van een andere server.
lost-title = Hier is niets
lost-text = Deze pagina bestaat niet.

## Replay

replay-title = Terugkijken
replay-ply = Zet { $ply } van { $plies }
replay-ply-tried = Variant, zet { $ply } van { $plies }
replay-curve-text = Elke lijn is de geschatte winstkans van een speler vóór elke beurt.
replay-moves = Zetten
replay-key = Beslissend
replay-try = Proberen
replay-more = Meer
replay-better = { $percent } % beter: { $action }
replay-play-it = Uitspelen
replay-play-it-tip = Als variant: de partij blijft zoals ze was.
replay-turning-of = { $name }: keerpunten
replay-turning-none = Geen enkele beurt veranderde de kansen sterk.
replay-worst = De grootste fouten
replay-worst-of = { $name }: de grootste fouten
replay-worst-none = Geen die het noemen waard zijn.
replay-judged = Kansen worden beoordeeld door iemand die alle handen ziet, fouten naar wat de speler wist. De marge is het verschil tussen wat beide zetten volgens dezelfde zoektocht waard zijn: de winstkans en een beetje de voorsprong.
replay-judged-by = Beoordeeld door { $judge }.
replay-try-text = Wat kan { $name } hier nog meer doen? Druk erop op het bord, of kies het hieronder. Dobbelstenen en kaarten vallen zoals ze gevallen zouden zijn.
replay-judge = Wat is het best?
replay-bot-move = Bot: één zet
replay-bot-turn = Bot: hele beurt
replay-over = De partij is hier afgelopen.
replay-leave = Terug naar de partij
replay-leave-tip = Escape, of Shift en pijl naar links
replay-line-drop = Deze variant verwijderen
replay-line-full = Langer mag een variant niet zijn: speel in plaats daarvan vanaf hier verder.
replay-comment = Opmerking bij dit moment
replay-share = Bewaren en delen
replay-link = Link naar dit moment kopiëren
replay-link-notes = Link met mijn varianten en opmerkingen kopiëren
replay-notes-kept = Varianten en opmerkingen blijven in deze browser; een link brengt ze naar anderen.
replay-keys = Toetsen
replay-keys-text = ← → één zet; ↑ ↓ één beurt; Home en End; F door andere ogen; Shift en → in een variant, Shift en ← terug naar de partij; C opmerking; spatie speelt af en pauzeert.
compare = Met een andere partij vergelijken
compare-with = Een partij van mij …
compare-forked = zelfde begin
compare-link = Link naar een partij
compare-do = Vergelijken
compare-unknown = Dat is geen link naar een partij.
compare-other = Ze begonnen met ander schudden of andere opties: ze gaan vóór de eerste zet uiteen.
compare-equal = Zet voor zet dezelfde partij.
compare-parts = { $ply ->
    [0] Ze gaan met de eerste zet uiteen.
    [one] Eén zet lang gelijk, dan gaan ze uiteen.
   *[other] { $ply } zetten lang gelijk, dan gaan ze uiteen.
}
compare-here = Hier
compare-there = Daar
compare-no-move = Geen zet: deze partij eindigde hier.
compare-goto = Naar waar ze uiteengaan
compare-open = De andere partij daar openen
replay-start = Het begin
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-last = Naar het einde
replay-run = Afspelen
replay-pause = Pauze
replay-eyes = Door wiens ogen
replay-eyes-open = van iedereen: alle handen open
replay-eyes-none = van een toeschouwer
replay-eyes-of = { $name }
replay-running = Deze partij is nog bezig.
replay-to-table = Naar de tafel
replay-curve = Winstkansen
replay-computing = De bots denken nog na over deze partij…
replay-turning = Keerpunten
replay-download = Opname downloaden
replay-fork = Vanaf hier verder spelen
replay-fork-as = Als
replay-fair = Was het eerlijk?
replay-fair-text = Vóór de partij legde de server een geheim vast en toonde de vingerafdruk ervan; jouw browser voegde eigen toevalsgetallen toe. Hier rekent de pagina beide na.
replay-verify = Narekenen
fair-commitment = Het geheim past bij de vingerafdruk van vóór de partij.
fair-not-commitment = Het geheim past NIET bij de vingerafdruk van vóór de partij.
fair-share = Het aandeel van jouw browser zit in het schudden.
fair-seed = Startwaarde van de partij: { $seed }
fair-unknown = Het geheim is nog niet openbaar.
fair-rest = „ludi verify” speelt de hele opname tot op de byte na.
