game-title = Praetor
game-summary = Baut gemeinsam eine römische Stadt, Plättchen für Plättchen, und setzt eure Arbeiter überall ein, auf eigenen Plättchen und auf fremden. Wer bei Kaiser Hadrian die meisten Sympathiepunkte sammelt, wird Prätor.
game-howto-1 = Arbeiter sind Würfel, die nie geworfen werden: Die Augenzahl ist ihr Erfahrungswert. Reihum setzt jeder einen Arbeiter, um ein neues Plättchen anzubauen oder eines in der Stadt zu aktivieren, bis alle gepasst haben.
game-howto-2 = Ein neues Plättchen kommt, beliebig gedreht, auf ein Feld neben der Stadt. Du zahlst die Baukosten, besitzt es und erhältst seine Sympathiepunkte, dazu 1 Punkt für jede berührende Ecke mit dem gleichen Muster.
game-howto-3 = Jedes Plättchen wird einmal pro Runde aktiviert. Auf fremden Plättchen zahlst du dem Besitzer die Aktivierungskosten. Minen, Brüche, Sägewerke und Schmieden bringen so viel, wie der Arbeiter Erfahrung hat.
game-howto-4 = Wer gebaut oder eine rote Zone aktiviert hat, gewinnt am Rundenende 1 Erfahrung. Mit 6 geht ein Arbeiter für 12 Punkte in den Ruhestand, in der zweiten Epoche für 8; Arbeiterlager setzen ihn noch einmal ein.
game-howto-5 = In jeder Runde zahlst du Lohn für alle aktiven Arbeiter und die im Ruhestand. Fehlendes Gold kostet Moral, dann Sympathiepunkte. Im Außenposten erfüllst du die Forderung des Kaisers für den Hadrianswall; jedes Wallplättchen macht die nächsten wertvoller.
game-howto-6 = Wird das letzte Stadt- oder Wallplättchen aufgedeckt, folgt noch eine Runde. Dann zählen aktive Arbeiter ihre Erfahrung, die Moral ihren Wert und je 10 Gold an Ressourcen 1 Punkt.

ending-city-complete = Das letzte Stadtplättchen wurde aufgedeckt.
ending-wall-complete = Der Kaiser stellt keine Forderungen für den Wall mehr.
ending-both-complete = Das letzte Stadtplättchen und das letzte Wallplättchen kamen zugleich.
option-expert = Expertenspiel (ab 3 Spielern)
option-expert-off = nein
option-expert-on = Mehrheiten bei Stadtbereich, Wall und Dorfbewohnern
option-hard = Schwieriges Spiel (ab 3 Spielern)
option-hard-off = nein
option-hard-on = ohne Märkte
option-boards = Spielertafeln
option-boards-A = Seite A für alle
option-boards-B = zufällige B-Seiten
option-boards-free = jeder wählt
option-ages = Jüngster Spieler, für den letzten Gleichstand
option-ages-none = nicht benutzt
option-second_camp = Zweites Ausbildungslager (2 Spieler)
option-second_camp-off = nein, ein Lager wie veröffentlicht
option-second_camp-on = ja, zwei Lager in der Startstadt
option-second_camp-help = Mit nur einem Lager bleibt meist vorn, wer zuerst ausbildet.

## What is asked

ask-board = { $seat }: Wähle eine Spielertafel.
ask-turn = { $seat }: Baue an, aktiviere ein Plättchen, nutze ein Arbeiterlager oder passe.
ask-worker = { $seat }: Welcher Arbeiter aktiviert { $tile }?
ask-builder = { $seat }: Welcher Arbeiter baut { $tile }?
ask-cell = { $seat }: Wo baust du { $tile } an?
ask-rotation = { $seat }: Wie herum legst du { $tile }?
ask-follow-up = { $seat }: Was tut der Arbeiter aus dem Ruhestand?
ask-forge = { $seat }: Wie viel Holz tauschst du gegen Waffen?
ask-market = { $seat }: Verkaufe, dann kaufe, oder verlasse den Markt.
ask-academy = { $seat }: { $workers ->
    [one] Deinen neuen Arbeiter
   *[other] Deine { $workers } neuen Arbeiter
  } durch die Akademie schicken?
ask-recruit = { $seat }: Du hast keinen aktiven Arbeiter; einen Dorfbewohner anwerben?

## Actions

action-board = Tafel { $side } nehmen
action-build = { $tile } anbauen
action-activate = { $tile } aktivieren
action-camp = Einen Arbeiter im Ruhestand aussenden: { $tile }
action-pass = Passen
action-worker = Arbeiter mit Erfahrung { $experience }
action-cell = Feld { $place }
action-rotation = { $turns ->
    [0] Wie gedruckt
    [one] Eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
  }
action-forge = { $weapons ->
    [0] Nichts schmieden
    [one] 1 Waffe schmieden
   *[other] { $weapons } Waffen schmieden
  }
action-sell = 1 { $good } verkaufen
action-buy = 1 { $good } kaufen
action-leave = Markt verlassen
action-academy = Akademie nutzen: { $use }
action-recruit = Dorfbewohner anwerben: { $use }

## What a choice would lead to

plaza-points = { $plaza ->
    [one] 1 Plaza-Punkt
   *[other] { $plaza } Plaza-Punkte
  }
favour-points = { $favour ->
    [one] 1 Sympathiepunkt
   *[other] { $favour } Sympathiepunkte
  }
leads-board = Lohn: { $active } Gold je aktivem Arbeiter, { $retired } je Arbeiter im Ruhestand. Wechselkurs: Holz { $wood }, Stein { $stone }, Marmor { $marble }, Waffe { $weapon }.
leads-pay = Kostet { $amount } { $good }.
leads-paid-fee = Aktivierungskosten: { $amount } { $good } an { $seat_owner }.
leads-build = { favour-points } und bis zu { plaza-points }.
leads-gained = { $amount ->
    [0] Bringt nichts.
   *[other] Bringt { $amount } { $good }.
  }
leads-gained-by = Bringt { $low } bis { $high } { $good }, je nach Erfahrung des Arbeiters.
leads-scored = { $favour ->
    [0] Bringt nichts.
   *[other] Bringt { favour-points }.
  }
leads-raised-morale = { $fields ->
    [0] Die Moral bleibt bei { $value }.
    [one] Die Moral steigt um 1 Feld, von { $now } auf { $value }.
   *[other] Die Moral steigt um { $fields } Felder, von { $now } auf { $value }.
  }
leads-trains = Ein Dorfbewohner beginnt die Ausbildung.
leads-delivered = Kostet { $amount } { $good }.
leads-claimed-wall = { $wall } gehört dir und bringt { $points } Sympathiepunkte.
leads-opened-smithy = Tauscht bis zu { $most } Holz gegen Waffen.
leads-opened-market = Handle mit dem Vorrat zum Wechselkurs deiner Tafel.
leads-sent-out = Ein Arbeiter im Ruhestand arbeitet noch einmal, mit Erfahrung 6.
leads-passed = { $workers ->
    [0] Du hast keinen Arbeiter mehr zu setzen.
    [one] 1 Arbeiter bleibt in dieser Runde untätig.
   *[other] { $workers } Arbeiter bleiben in dieser Runde untätig.
  }
leads-wages = Nach dem jetzigen Stand schuldest du am Rundenende { $owed } Gold Lohn und hast { $gold }.
leads-unchanged = Der Arbeiter gewinnt keine Erfahrung.
leads-experience = Der Arbeiter wird Erfahrung { $experience } haben.
leads-retire = Der Arbeiter geht in den Ruhestand und bringt { $points } Sympathiepunkte.
leads-cell = Bei { $x }, { $y }, neben { $tiles }: bis zu { plaza-points }.
leads-scored-building = { favour-points } und { plaza-points }.
leads-forged = { $weapons ->
    [0] Kostet nichts.
   *[other] Kostet { $weapons } Holz.
  }
leads-sold = Bringt { $gold } Gold.
leads-bought = Kostet { $gold } Gold.
leads-used-academy = { $workers ->
    [one] Der neue Arbeiter wird
   *[other] Die { $workers } neuen Arbeiter werden
  } sofort aktiv.
leads-declined-academy = { $workers ->
    [one] Der neue Arbeiter kommt
   *[other] Die { $workers } neuen Arbeiter kommen
  } auf Ausbildungsstufe II.
leads-recruited = Du verlierst { $favour } Sympathiepunkte und bekommst einen aktiven Arbeiter mit Erfahrung 1.

## What speaks for a hint, beside another action
reason-favour = Sofort mehr Sympathiepunkte.
reason-favour-rival = Weniger Sympathiepunkte für { $seat }.
reason-morale = Höhere Moral.
reason-morale-rival = Geringere Moral für { $seat }.
reason-goods = Mehr Ressourcen.
reason-goods-rival = Weniger Ressourcen für { $seat }.
reason-workers = Mehr aus deinen Arbeitern.
reason-workers-rival = Weniger aus den Arbeitern von { $seat }.
reason-wages = Genug Gold für die Löhne.
reason-wages-rival = Zu wenig Gold für die Löhne von { $seat }.
reason-walls = Mehr aus Wallplättchen.
reason-walls-rival = Weniger aus Wallplättchen für { $seat }.
reason-fees = Mehr Aktivierungskosten, die andere dir zahlen.
reason-fees-rival = Weniger Aktivierungskosten, die { $seat } bekommt.
reason-expert = Mehr aus den Mehrheiten.
reason-expert-rival = Weniger aus den Mehrheiten für { $seat }.
reason-begun = Mehr aus der begonnenen Aktion.
reason-begun-rival = Weniger aus der Aktion, die { $seat } begonnen hat.

## What happened

chose-board = { $seat } nimmt Tafel { $side }.
begins-build = { $seat } will { $tile } anbauen.
begins-activate = { $seat } will { $tile } aktivieren.
chose-worker = { $seat } wählt den Arbeiter mit Erfahrung { $experience }.
chose-cell = { $seat } wählt das Feld { $x }, { $y }.
built = { $seat } baut { $tile } bei { $x }, { $y } an.
paid = { $seat } zahlt { $amount } { $good }.
scored-building = { $seat } erhält { favour-points } und { plaza-points }.
activated = { $seat } aktiviert { $tile } mit einem Arbeiter { $experience ->
    [6] im Ruhestand
   *[other] der Erfahrung { $experience }
  }.
paid-fee = { $seat } zahlt { $amount } { $good } an { $seat_owner }.
gained = { $amount ->
    [0] Das bringt { $seat } nichts.
   *[other] { $seat } erhält { $amount } { $good }.
  }
scored = { $favour ->
    [0] Das bringt { $seat } nichts.
   *[other] { $seat } erhält { favour-points }.
  }
raised-morale = { $fields ->
    [0] Die Moral von { $seat } bleibt bei { $value }.
    [one] Die Moral von { $seat } steigt um 1 Feld auf { $value }.
   *[other] Die Moral von { $seat } steigt um { $fields } Felder auf { $value }.
  }
trains = Ein Dorfbewohner von { $seat } beginnt Ausbildungsstufe I.
delivered = { $seat } liefert { $amount } { $good } für den Wall.
claimed-wall = { $seat } erfüllt die Forderung des Kaisers: { $wall } bringt { $points } Sympathiepunkte.
opened-smithy = { $seat } darf bis zu { $most } Holz gegen Waffen tauschen.
forged = { $seat } schmiedet { $weapons ->
    [0] nichts
    [one] 1 Waffe
   *[other] { $weapons } Waffen
  }.
opened-market = { $seat } handelt auf dem Markt.
sold = { $seat } verkauft 1 { $good } für { $gold } Gold.
bought = { $seat } kauft 1 { $good } für { $gold } Gold.
left-market = { $seat } verlässt den Markt.
sent-out = { $seat } sendet einen Arbeiter im Ruhestand aus: { $tile }.
passed = { $seat } passt.
must-pass = { $seat } hat keine Aktion mehr und passt.
update-begins = Runde { $round } ist vorbei.
became-active = Bei { $seat } { $workers ->
    [one] ist 1 Arbeiter
   *[other] sind { $workers } Arbeiter
  } fertig ausgebildet und aktiv.
moved-to-training-two = Bei { $seat } { $workers ->
    [one] kommt 1 neuer Arbeiter
   *[other] kommen { $workers } neue Arbeiter
  } auf Ausbildungsstufe II.
used-academy = { $seat } nutzt die Akademie: { $workers ->
    [one] 1 neuer Arbeiter ist
   *[other] { $workers } neue Arbeiter sind
  } sofort aktiv.
declined-academy = { $seat } verzichtet auf die Akademie: { $workers ->
    [one] 1 neuer Arbeiter kommt
   *[other] { $workers } neue Arbeiter kommen
  } auf Ausbildungsstufe II.
workers-return = Die Arbeiter kehren aus der Stadt zurück.
gained-experience = { $workers ->
    [one] 1 Arbeiter von { $seat } gewinnt Erfahrung.
   *[other] { $workers } Arbeiter von { $seat } gewinnen Erfahrung.
  }
retired = { $workers ->
    [one] 1 Arbeiter von { $seat } geht in den Ruhestand: { $points } Sympathiepunkte.
   *[other] { $workers } Arbeiter von { $seat } gehen in den Ruhestand: { $points } Sympathiepunkte.
  }
paid-wages = { $seat } zahlt { $gold } Gold Lohn.
missed-wages = { $seat } schuldet { $owed } Gold Lohn und zahlt nur { $gold }.
lost-morale = Die Moral von { $seat } sinkt um { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
  } auf { $value }.
lost-favour = { $seat } verliert { favour-points }.
no-active-workers = { $seat } hat keinen aktiven Arbeiter.
recruited = { $seat } gibt { $favour } Sympathiepunkte für einen neuen aktiven Arbeiter ab.
did-not-recruit = { $seat } wirbt niemanden an.
wall-gone = Niemand hat die Forderung erfüllt; { $wall } kommt aus dem Spiel.
wall-revealed = Die nächste Forderung des Kaisers: { $wall }.
new-tile = Neu in der Auslage: { $tile }.
last-round = Die letzte Runde beginnt.
round-begins = Runde { $round } beginnt; { $seat } ist zuerst an der Reihe.
game-over = Die letzte Runde ist vorbei; es folgt die Schlusswertung.
final-score = { $place }. { $seat } mit { $score } { $score ->
    [one] Sympathiepunkt
   *[other] Sympathiepunkten
  }.

## Why not

refused-BOARD_TAKEN = diese Seite hat schon jemand
refused-NOT_ON_DISPLAY = dieses Plättchen liegt nicht in der Auslage
refused-NO_WORKER = du hast keinen aktiven Arbeiter mehr zu setzen
refused-CANNOT_PAY_COST = du kannst die Baukosten nicht bezahlen
refused-NO_MARKER = du besitzt zwölf Plättchen und hast keinen Marker mehr
refused-NOT_IN_CITY = dieses Plättchen liegt nicht in der Stadt
refused-NO_ZONE = dieses Plättchen hat keine Aktivierungszone
refused-SPECIAL_TILE = ein Plättchen mit grauer Zone wird nicht mit einem Arbeiter aktiviert
refused-ALREADY_USED = dieses Plättchen wurde in dieser Runde schon aktiviert
refused-CANNOT_PAY_FEE = du kannst die Aktivierungskosten nicht bezahlen
refused-NO_VILLAGER = du hast keinen Dorfbewohner mehr
refused-NO_WALL_TILE = das Wallplättchen dieser Runde ist vergeben
refused-DEMAND_NOT_MET = du kannst die Forderung des Kaisers nicht erfüllen
refused-CAMP_USED = du hast dieses Arbeiterlager in dieser Runde schon genutzt
refused-NO_RETIRED = du hast keinen Arbeiter im Ruhestand, den du aussenden könntest
refused-NO_FOLLOW_UP = nach dem Bezahlen gäbe es nichts für ihn zu tun
refused-NO_SUCH_WORKER = du hast keinen freien Arbeiter mit dieser Erfahrung
refused-NOT_ADJACENT = ein solches Feld neben der Stadt gibt es nicht
refused-TOO_MANY_WEAPONS = für so viele Waffen hat der Arbeiter nicht genug Erfahrung
refused-NOTHING_TO_SELL = davon hast du nichts zu verkaufen
refused-SALES_FIRST = nach einem Kauf wird nichts mehr verkauft
refused-SOLD_BEFORE = was du bei diesem Besuch verkauft hast, kaufst du nicht zurück
refused-TOO_LITTLE_GOLD = dafür hast du zu wenig Gold
refused-TOO_LITTLE_WOOD = für so viele Waffen hast du zu wenig Holz
refused-NO_BUILDER = du hast keinen aktiven Arbeiter mehr, der bauen könnte
refused-NO_SUCH_BUILDER = du hast keinen freien Arbeiter mit dieser Erfahrung, der bauen könnte
refused-NO_CAMP = dieses Arbeiterlager liegt nicht in der Stadt
refused-CANNOT_PAY_CAMP = du kannst den Besitzer des Arbeiterlagers nicht bezahlen

## Labels of the view

label-round = Runde
label-last_round = Letzte Runde
label-expert = Expertenspiel
label-hard = Schwieriges Spiel
label-order = Initiative
label-next_order = Initiative der nächsten Runde, Stand jetzt
label-pending = Im Gange
label-cells = Freie Felder
label-display = Auslage
label-stack = Stadtplättchenstapel
label-wall = Hadrianswall
label-wood = Holz
label-stone = Stein
label-marble = Marmor
label-weapon = Waffen
label-tile = Plättchen
label-building = Gebäude
label-x = Osten
label-y = Süden
label-rotation = Vierteldrehungen
label-corners = Ecken von links oben
label-zone = Zone
label-fee = Aktivierungskosten
label-fee_good = zu zahlen in
label-used = Aktiviert
label-worker_seat = Arbeiter von
label-worker = Erfahrung des Arbeiters
label-builder = Erfahrung des Erbauers
label-epoch = Epoche
label-cost = Baukosten
label-favour = Sympathiepunkte
label-affordable = Bezahlbar
label-place = Feld
label-rank = Rang
label-plaza = Plaza-Punkte je Drehung
label-top = Oben
label-first_epoch = Noch aus Epoche I
label-second_epoch = Noch aus Epoche II
label-unseen = Kommt noch
label-wall_tile = Offenes Wallplättchen
label-demand = Forderung
label-points = Sympathiepunkte dafür
label-left = Übrig
label-gone = Aus dem Spiel
label-workers = Arbeiter
label-morale = Moral
label-goods = Ressourcen
label-majorities = Mehrheiten
label-side = Seite
label-morale_track = Moralleiste
label-wage_active = Lohn, aktiv
label-wage_retired = Lohn, Ruhestand
label-rates = Wechselkurs
label-initiative = Initiative
label-passed = Gepasst
label-board = Spielertafel
label-morale_field = Feld der Moralleiste
label-unplaced = Freie aktive Arbeiter
label-placed = Gesetzte aktive Arbeiter
label-villagers = Dorfbewohner
label-training_one = Ausbildungsstufe I
label-training_two = Ausbildungsstufe II
label-retired = Arbeiter im Ruhestand
label-sent = Davon ausgesandt
label-wages = Fälliger Lohn
label-tiles = Stadtplättchen
label-district = Größter Stadtbereich
label-markers = Marker übrig
label-wall_tiles = Wallplättchen
label-camps_used = Genutzte Arbeiterlager
label-score = Stand bei sofortigem Ende
label-builds = Baut
label-experience = Erfahrung
label-sold = Verkauft
label-bought = Gekauft

## Names

name-yes = ja
name-no = nein
name-gold = Gold
name-wood = Holz
name-stone = Stein
name-marble = Marmor
name-weapon = Waffe
name-weapons = Waffen
name-I = Epoche I
name-II = Epoche II
name-R = rot
name-C = blau
name-V = grün
name-F = gelb
name-zone-none = keine Zone
name-zone-red = rote Zone
name-zone-green = grüne Zone
name-zone-grey = graue Zone
name-A = A
name-B-blue = B blau
name-B-yellow = B gelb
name-B-white = B weiß
name-B-black = B schwarz
name-B-purple = B lila
name-MINE = Goldmine
name-SAW = Sägewerk
name-QUA = Steinbruch
name-MAR = Marmorbruch
name-SMI = Schmiede
name-CUR = Kurie
name-FOR = Forum
name-MAI = Tempel der Maia
name-APO = Tempel des Apollo
name-PLU = Tempel des Plutos
name-MER = Tempel des Merkur
name-VEN = Tempel der Venus
name-COL = Kolosseum
name-ORA = Orakel
name-TRA = Ausbildungslager
name-MKT = Markt
name-OUT = Außenposten des Reiches
name-ACA = Akademie
name-LAB = Arbeiterlager
name-STA = Statue
name-ARC = Triumphbogen
help-MINE = Bringt so viel Gold, wie der Arbeiter Erfahrung hat. Der Arbeiter gewinnt Erfahrung.
help-SAW = Bringt so viel Holz, wie der Arbeiter Erfahrung hat. Der Arbeiter gewinnt Erfahrung.
help-QUA = Bringt so viel Stein, wie der Arbeiter Erfahrung hat. Der Arbeiter gewinnt Erfahrung.
help-MAR = Bringt so viel Marmor, wie der Arbeiter Erfahrung hat. Der Arbeiter gewinnt Erfahrung.
help-SMI = Tauscht Holz gegen ebenso viele Waffen, höchstens so viele, wie der Arbeiter Erfahrung hat. Der Arbeiter gewinnt Erfahrung.
help-CUR = Bringt 1 Gold je eigenem Stadtplättchen.
help-FOR = Bringt 2 Gold je aktivem Arbeiter, gesetzt oder nicht.
help-MAI = Bringt 2 Sympathiepunkte je aktivem Arbeiter, gesetzt oder nicht.
help-APO = Bringt 1 Sympathiepunkt je eigenem Stadtplättchen.
help-PLU = Bringt 1 Sympathiepunkt je Holz und Stein in deinem Besitz. Du behältst sie.
help-MER = Bringt 2 Sympathiepunkte je Marmor und Waffe in deinem Besitz. Du behältst sie.
help-VEN = Bringt den Wert deines Moralfelds in Sympathiepunkten, wenn er über 0 liegt.
help-COL = Hebt deine Moral um 1 Feld je zwei eigene Stadtplättchen.
help-ORA = Hebt deine Moral um 2 Felder je Arbeiter im Ruhestand.
help-TRA = Ein Dorfbewohner kommt auf Ausbildungsstufe I. Nach Stufe II ist er aktiv.
help-MKT = Verkaufe und kaufe beliebig viel zum Wechselkurs deiner Tafel: erst alle Verkäufe, dann alle Käufe.
help-OUT = Nimm das offene Wallplättchen, zahle die Forderung und erhalte seine Sympathiepunkte, dazu 3 für jedes Wallplättchen, das du schon hast.
help-ACA = Am Rundenende werden für 1 Stein an den Besitzer alle deine Arbeiter auf Ausbildungsstufe I sofort aktiv.
help-LAB = Einmal pro Runde kann jeder für 1 Waffe an den Besitzer einen Arbeiter im Ruhestand aussenden, der mit Erfahrung 6 arbeitet.
help-STA = Kann nicht aktiviert werden; sie wird für ihre Sympathiepunkte gebaut.
help-ARC = Kann nicht aktiviert werden; er wird für seine Sympathiepunkte gebaut.
thing-tile = { $kind } { $tile }
thing-wall = Wallplättchen { $tile } ({ $demand } für { $favour } Sympathiepunkte)
thing-pieces = { $n ->
    [one] { $n } { $good }
   *[other] { $n } { $good ->
        [Waffe] Waffen
       *[other] { $good }
     }
  }
