app-name = Ludi Romani
nav-main = Hauptmenü
skip-to-content = Zum Inhalt
loading = Wird geladen …
page-not-loaded = Diese Seite konnte nicht geladen werden.
try-again = Noch einmal
connection-lost = Verbindung verloren. Wird wiederhergestellt …
note-rule = Die Regel
notes = Hinweise
dismiss = Ausblenden
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
yes = ja
no = nein
sound = Töne
sounds = Zu hören sind
sound-applause = Beifall für Siege
sound-dice = rollende Würfel
sound-march = marschierende Legionen und Arbeiter
sound-coin = Münzen und Waren
sound-stone = Steine, Plättchen und Karten, die gelegt werden
sound-turn = dass du am Zug bist
vibration = Dazu vibrieren
settings = Einstellungen

## Home

home-title = Roms Spiele an deinem Tisch
home-intro = Sofort gegen Bots, um einen Bildschirm oder mit Freunden per Link: gleichzeitig oder über Tage.
home-games = Spiele
home-running = Deine Tische
home-all-tables = Alle { $count } Tische zeigen
home-open = Offene Tische
home-watch = Partien zum Zuschauen
home-finished = Beendete Partien
seats-range = { $first } bis { $last } Spieler
quick-seats = { $count } Spieler
minutes-range = { $first } bis { $last } Min.
weight-1 = leicht zu lernen
weight-2 = mittel
weight-3 = anspruchsvoll
play-now = Sofort spielen
starting = Beginnt …
with-friends = Mit Freunden …
how-to-play = So wird gespielt
rules = Regeln
table-gathering = wartet auf Spieler
table-playing = läuft
table-finished = beendet
table-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place }
  }
table-your-turn = du bist am Zug
table-waiting = andere am Zug
notice-your_turn = { $game }: Du bist am Zug.
notice-started = { $game }: Die Partie hat begonnen.
notice-rematch = { $game }: Eine Revanche wartet auf dich.

## Seats and levels

seat-open = freier Platz
seat-invited = für einen Freund
seat-numbered = Spieler { $number }
seat-free = frei
level-tiro = Tiro (Anfänger)
level-miles = Miles (leicht)
level-centurio = Centurio (mittel)
level-legatus = Legatus (schwer)
level-imperator = Imperator (sehr schwer, langsam)
you = du
bot = Bot
away = abwesend
here = anwesend
resigned = aufgegeben
to-play = am Zug
players = Spieler

## New table

new-title = Neuer Tisch
new-game = Spiel
new-box = Schachtel
new-box-ours = So wie Ludi Romani spielt
new-box-differs = { $count ->
    [one] Ein Wert weicht von unseren ab; die Regeln sagen, welcher.
   *[other] { $count } Werte weichen von unseren ab; die Regeln sagen, welche.
}
new-count = Zahl der Spieler
new-seat = Wer auf Platz { $number } sitzt
new-seat-me = Ich, an diesem Bildschirm
new-seat-bot = Bot
new-seat-invited = Ein Freund, per Link
new-seat-open = Wer möchte
new-level = Stärke des Bots auf Platz { $number }
new-name = Name auf Platz { $number }
new-one-screen = Mehrere um einen Bildschirm: Zwischen den Zügen fällt ein Vorhang, damit niemand fremde Geheimnisse sieht.
new-options = Regeln dieser Partie
house-rule = Hausregel: { $name }
new-time = Zeit und Besucher
new-pace = Tempo
pace-live = Gleichzeitig: alle sind da
pace-slow = Langsam: über Stunden oder Tage
new-clock = Uhr
clock-none = keine
clock-per_move = für jede Entscheidung
clock-bank = für die ganze Partie
clock-time = Zeit
clock-unit = Einheit
clock-unit-minutes = Minuten
clock-unit-hours = Stunden
clock-unit-days = Tage
clock-increment = Sekunden dazu je Entscheidung
clock-at-zero = Wenn die Zeit um ist
clock-zero-bot = spielt ein Bot weiter
clock-zero-resign = gilt der Platz als aufgegeben
new-public = Diesen Tisch allen auf diesem Server zeigen
new-hints = Spieler dürfen um Tipps bitten; die anderen sehen es
new-make = Tisch eröffnen
new-start = Beginnen

## Lobby

lobby-text = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist frei. Die Partie beginnt, wenn er besetzt ist.
   *[other] { $free } Plätze sind frei. Die Partie beginnt, wenn sie besetzt sind.
  }
lobby-invite = Freunde einladen
lobby-invite-text = Schicke ihnen diesen Link. Wer ihn öffnet, kann sich setzen.
lobby-link = Einladungslink
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
link-copy-by-hand = Markiere den Link und kopiere ihn.
lobby-waiting = Wir warten auf die anderen …
sit-down = Platz nehmen
fill-with = Freie Plätze bekommt
begin = Jetzt beginnen
cancel-table = Tisch auflösen
leave-table = Tisch verlassen
table-cancelled = Dieser Tisch wurde aufgelöst.
table-preparing = Das Spiel wird vorbereitet. Beim ersten Mal nach einer Installation dauert das ein bis zwei Minuten.
table-unknown = Diesen Tisch gibt es nicht
frozen-title = durch ein Update eingefroren
frozen-text = Seit dem Beginn dieser Partie haben sich die Regeln oder gedruckten Werte dieses Servers geändert; sie kann nicht weitergespielt werden. Sie endet so, wie alle vereinbaren, die hier sitzen.
frozen-lapses = Ohne Vereinbarung wird sie am { $date } aufgegeben.
frozen-says = { $name } schlägt vor:
frozen-agree = Zustimmen
frozen-propose = Wie soll sie enden?
frozen-place = Platz von { $name }
frozen-send = Vorschlagen
to-home = Zu allen Spielen
join-title = Du bist eingeladen
join-text = Ein Platz ist für dich frei. Wie sollen dich die anderen nennen?
your-name = Dein Name

## The table

asked = Was gefragt ist
your-turn = Du bist am Zug
legend = Was die Zeichen bedeuten
zoom = Größe des Bretts
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Brett ganz zeigen
strip-open = Alles, was { $name } hat
dock = Deine Sachen
press-gold = Wähle etwas mit goldenem Rand.
offer-do = So machen
offer-back = Zurücklegen
choices = Auswahl
bot-thinking = { $name } denkt nach
bots-preparing = Die Bots machen sich bereit. Das dauert beim ersten Mal nach der Installation bis zu einer Minute; danach antworten sie sofort.
choices-none = Gerade gibt es nichts zu wählen.
choices-filter = Auswahl durchsuchen
choices-all = alles zeigen
tree-show = zeigen
tree-new = neu
tree-changed = Seit deinem letzten Zug geändert
since-turn = Seit deiner letzten Entscheidung
changed-for-you = Für dich: { $changes }.
change-more = { $label }: { $count } mehr
change-less = { $label }: { $count } weniger
tree-many = alle { $count }
nobody = niemand
log = Verlauf
log-empty = Noch ist nichts geschehen. Neu in diesem Spiel?
scene-back = Die Szene davor
scene-next = Die Szene danach
scene-again = Noch einmal zeigen
log-unfold = Was dahin führte
log-older = Früheres
log-undo = { $name } nimmt zurück.
log-resign = { $name } gibt auf; ein Bot spielt weiter.
log-stand_in = Ein Bot springt für { $name } ein.
log-hand_back = { $name } ist zurück.
log-offer = { $name } möchte zurücknehmen.
log-accept = { $name } stimmt zu.
log-decline = { $name } lehnt ab.
log-hint = { $name } hat um einen Tipp gebeten.
log-lapse = Niemand hat weitergespielt: Die Partie ist beendet.
ended-resigned = Die anderen haben aufgegeben.
ended-out-of-time = Die Zeit ist abgelaufen.
ended-abandoned = Niemand hat weitergespielt.
ended-agreed = Durch Übereinkunft beendet.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
side-panel = Auswahl, Verlauf und Gespräch
spectators = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
  }
hint = Tipp
hint-title = Was täte ein guter Spieler?
hint-thinking = Denkt nach …
hint-would = { $level } würde:
hint-chance = { $percent } %
hint-rank = Tipp { $rank }
hint-ahead = { $count ->
    [one] Ein Sieg
   *[other] { $count } Siege
  } mehr in 100 Partien als mit „{ $other }“.
hint-behind = { $count ->
    [one] Ein Sieg
   *[other] { $count } Siege
  } weniger in 100 Partien als mit „{ $other }“.
hint-equal = So gut wie „{ $other }“.
hint-tried = „{ $other }“ sieht nicht schlechter aus, wurde aber seltener versucht: { $less } von 100 Versuchen, dieser Zug { $weight }.
hint-only = { $weight } von 100 Versuchen galten diesem Zug: nichts anderes kam ihm nahe.
hint-then = Danach: { $actions }.
undo = Zurück
undo-asking = Um Rücknahme bitten
undo-free = Deine letzte Entscheidung zurücknehmen
undo-ask = Alle fragen, ob du deine letzte Entscheidung zurücknehmen darfst
undo-offered = Die anderen sind gefragt.
undo-offer = { $name } möchte eine Entscheidung zurücknehmen.
undo-waiting = Die Antworten stehen noch aus …
agree = Zustimmen
decline = Ablehnen
come-back = Selbst weiterspielen
why-not = Nicht möglich: { $reason }.
why-not-after = Das gilt nach „{ $done }“.
why-not-together = jedes für sich geht, aber nicht zusammen
why-not-never = damit lässt sich jetzt nichts tun
why-not-turn = du bist nicht am Zug
menu = Tischmenü
scores = Punkte
scores-known = Als ob die Partie jetzt endete, soweit du es wissen kannst.
tie-break = bei Gleichstand
place = Platz
plain-board = Schlichtes Brett: Tabellen statt der Zeichnung
plain-region = Das Spielbrett in Tabellen
motion = Animationen
motion-auto = wie am Gerät eingestellt
motion-off = aus
motion-fast = schnell
motion-normal = normal
motion-slow = langsam
shortcuts = Tastenkürzel
shortcuts-help = C: zur Auswahl · Pfeiltasten: durch sie hindurch · U: zurücknehmen · Esc: alles sofort zeigen
resign = Aufgeben
resign-sure = Wirklich aufgeben
leave-help = Wenn du gehst, spielt ein Bot für dich, bis du wiederkommst. Aufgeben ist endgültig.
menu-no-hints = Der Gastgeber hat Tipps abgeschaltet.
menu-lapses = Spielt niemand weiter, wird dieser Tisch am { $date } aufgegeben.
curtain-title = { $name }, du bist am Zug
curtain-text = Gib den Bildschirm an { $name } weiter. Sonst sollte jetzt niemand hinsehen.
curtain-lift = Ich bin { $name }
end-title = Die Partie ist zu Ende
end-close = Das Brett ansehen
end-wins = { $count ->
    [one] gewinnt!
   *[other] teilen sich den Sieg!
  }
end-points = { $points } Punkte.
end-ahead = { $points } Punkte, { $ahead } mehr als { $name }.
end-tied = { $points } Punkte, so viele wie { $name }: der Gleichstand wird aufgelöst.
end-place = { $place ->
    [1] Du erreichst den ersten von { $players } Plätzen. Gut gespielt!
    [2] Du erreichst den zweiten von { $players } Plätzen.
    [3] Du erreichst den dritten von { $players } Plätzen.
    [4] Du erreichst den vierten von { $players } Plätzen.
    [5] Du erreichst den fünften von { $players } Plätzen.
   *[other] Du erreichst den sechsten von { $players } Plätzen.
  }
end-place-shared = { $place ->
    [1] Du teilst dir den ersten von { $players } Plätzen.
    [2] Du teilst dir den zweiten von { $players } Plätzen.
    [3] Du teilst dir den dritten von { $players } Plätzen.
    [4] Du teilst dir den vierten von { $players } Plätzen.
   *[other] Du teilst dir den fünften von { $players } Plätzen.
  }
end-picture = Bild speichern
end-share = Teilen
rematch = Revanche
rematch-join = Zur Revanche
watch-replay = Ansehen und auswerten

## Faults

fault-bad_request = Das war nicht zu verstehen: { $message }
fault-unknown = Das gibt es nicht, oder du darfst es nicht sehen.
fault-forbidden = Das ist nicht für dich.
fault-not_yours = Dieser Platz gehört dir nicht.
fault-not_your_turn = Du bist nicht am Zug.
fault-stale = Die Partie ist weitergegangen. Hier ist ihr Stand.
fault-refused = Die Regeln erlauben das nicht: { $message } { $clause }
fault-wrong_phase = Das geht jetzt nicht.
fault-full = Kein Platz ist frei.
fault-cannot_undo = Das lässt sich nicht zurücknehmen.
fault-too_many = Davon hast du zu viele.
fault-too_fast = Zu schnell: Bitte warte einen Augenblick.
fault-too_large = Das ist zu groß.
fault-unreplayable = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie kennt.
fault-unavailable = Der Server antwortet nicht. Bitte versuche es noch einmal.

## Rules

rules-all = Alle Regeln
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] ein Absatz
   *[other] { $count } Absätze
  }
rules-chapters = Kapitel
sources = Zahlen tragen ihre Herkunft:
source-seed = gedruckt
source-seed-means = steht in der Spielregel
source-public = öffentlich
source-public-means = von einer anderen veröffentlichten Quelle genannt
source-reconstructed = rekonstruiert
source-reconstructed-means = von uns, wo keine Quelle etwas sagt
rules-in-english = Die Regeln sind auf Englisch geschrieben.

## Settings

settings-look = Aussehen
settings-play = Spiel
settings-level = Bots bei „Sofort spielen“
settings-me = Du
language = Sprache
language-auto = wie im Browser
theme = Farben
theme-auto = wie am Gerät eingestellt
theme-light = hell
theme-dark = dunkel
palette = Farben der Spieler und Provinzen
palette-mosaic = Mosaik
palette-clear = auch für Farbenblinde
link-explain = Du brauchst kein Passwort: Dieser Browser kennt dich. Um auf einem anderen Gerät du selbst zu sein, mache einen persönlichen Link und öffne ihn dort. Wer ihn hat, spielt unter deinem Namen.
link-make = Persönlichen Link machen
link-once = Wird nur dieses eine Mal gezeigt. Behalte ihn für dich.
link-revoke = Widerrufen
settings-programs = Programme
token-explain = Mit einem Schlüssel spielt ein Programm für dich oder sieht nur zu. Es kann weder Links erstellen noch deinen Namen ändern.
token-label = Wofür ist er?
token-scope = Er erlaubt
token-scope-play = für mich zu spielen
token-scope-read = nur zuzusehen
token-make = Schlüssel erstellen
recover-title = Auch hier du selbst
recover-text = Dieser Link macht diesen Browser zu deinem: dein Name, deine Tische, deine Plätze.
recover-do = Ja, das bin ich
credits = Symbole: game-icons.net, CC BY 3.0. Schriften: Atkinson Hyperlegible Next und Cinzel, OFL 1.1. Nichts auf diesen Seiten kommt von einem anderen Server.
lost-title = Hier ist nichts
lost-text = Diese Seite gibt es nicht.

## Replay

replay-title = Ansehen
replay-ply = Zug { $ply } von { $plies }
replay-ply-tried = Variante, Zug { $ply } von { $plies }
replay-curve-text = Jede Linie ist die geschätzte Siegchance eines Spielers, jedes Mal bevor ein anderer an die Reihe kommt.
replay-moves = Züge
replay-key = Entscheidendes
replay-try = Probieren
replay-more = Mehr
replay-better = Um { $percent } % besser: { $action }
replay-play-it = Ausspielen
replay-play-it-tip = Als Variante: Die Partie bleibt, wie sie war.
replay-turning-of = { $name }: Wendepunkte
replay-turning-none = Niemand hat, solange er an der Reihe war, die Chancen stark verändert.
replay-worst = Die größten Fehler
replay-worst-of = { $name }: die größten Fehler
replay-worst-none = Keine, die zu nennen wären.
replay-judged = Chancen beurteilt jemand, der alle Hände sieht, Fehler das, was der Spieler wusste. Der Abstand ist der Unterschied dessen, was beide Züge nach derselben Suche wert sind: die Siegchance und ein wenig der Vorsprung.
replay-judged-by = Beurteilt von { $judge }.
replay-try-text = Was könnte { $name } hier sonst tun? Drücke es auf dem Plan oder wähle es unten aus. Würfel und Karten fallen, wie sie gefallen wären.
replay-judge = Was ist am besten?
replay-bot-move = Bot: ein Zug
replay-bot-turn = Bot: bis der Nächste dran ist
replay-over = Hier ist die Partie zu Ende.
replay-leave = Zurück zur Partie
replay-leave-tip = Escape, oder Umschalt und Pfeil nach links
replay-line-drop = Diese Variante entfernen
replay-line-full = Länger darf eine Variante nicht sein: Spiele stattdessen von hier weiter.
replay-comment = Kommentar zu diesem Augenblick
replay-share = Aufheben und teilen
replay-link = Link zu diesem Augenblick kopieren
replay-link-notes = Link mit meinen Varianten und Kommentaren kopieren
replay-notes-kept = Varianten und Kommentare bleiben in diesem Browser; ein Link bringt sie zu anderen.
replay-keys = Tasten
replay-keys-text = ← → ein Zug; ↑ ↓ bis der Nächste dran ist; Pos1 und Ende; F mit anderen Augen; Umschalt und → in eine Variante, Umschalt und ← zurück zur Partie; C Kommentar; Leertaste spielt ab und hält an.
compare = Mit einer anderen Partie vergleichen
compare-with = Eine Partie von mir …
compare-forked = gleicher Anfang
compare-link = Link zu einer Partie
compare-do = Vergleichen
compare-unknown = Das ist kein Link zu einer Partie.
compare-other = Sie haben mit anderen Mischungen oder Varianten begonnen: Sie trennen sich vor dem ersten Zug.
compare-equal = Zug um Zug dieselbe Partie.
compare-parts = { $ply ->
    [0] Sie trennen sich mit dem ersten Zug.
    [one] Einen Zug lang gleich, dann trennen sie sich.
   *[other] { $ply } Züge lang gleich, dann trennen sie sich.
}
compare-here = Hier
compare-there = Dort
compare-no-move = Kein Zug: Diese Partie endete hier.
compare-goto = Dorthin, wo sie sich trennen
compare-open = Die andere Partie dort öffnen
replay-start = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-pause = Anhalten
replay-eyes = Mit wessen Augen
replay-eyes-open = aller: alle Hände offen
replay-eyes-none = eines Zuschauers
replay-eyes-of = { $name }
replay-running = Diese Partie läuft noch.
replay-to-table = Zum Tisch
replay-curve = Siegchancen
replay-computing = Die Bots denken noch über diese Partie nach …
replay-turning = Wendepunkte
replay-download = Aufzeichnung herunterladen
replay-fork = Von hier weiterspielen
replay-fork-as = Als
replay-fair = War es gerecht?
replay-fair-text = Vor der Partie hat der Server ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt; dein Browser hat eigene Zufallszahlen dazugegeben. Hier rechnet die Seite beides nach.
replay-verify = Nachrechnen
fair-commitment = Das Geheimnis passt zum Fingerabdruck von vor der Partie.
fair-not-commitment = Das Geheimnis passt NICHT zum Fingerabdruck von vor der Partie.
fair-share = Der Anteil deines Browsers steckt in den Mischungen.
fair-seed = Startwert der Partie: { $seed }
fair-unknown = Das Geheimnis ist noch nicht öffentlich.
fair-rest = „ludi verify“ spielt die ganze Aufzeichnung aufs Byte genau nach.
