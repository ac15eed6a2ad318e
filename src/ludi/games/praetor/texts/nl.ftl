game-title = Praetor
game-summary = Bouw samen een Romeinse stad, tegel voor tegel, en zet je arbeiders in op wat er staat, van jezelf of van een ander. Wie bij keizer Hadrianus de meeste sympathiepunten verzamelt, wordt praetor.
game-howto-1 = Arbeiders zijn dobbelstenen die nooit worden gegooid: het getal is hun ervaring. Om de beurt plaatst iedereen één arbeider, om een nieuwe tegel te bouwen of een tegel in de stad te activeren, tot iedereen heeft gepast.
game-howto-2 = Een nieuwe tegel komt, gedraaid zoals je wilt, op een vak naast de stad. Je betaalt de bouwkosten, bezit de tegel en krijgt zijn sympathiepunten, plus 1 punt voor elke aanrakende hoek met hetzelfde patroon.
game-howto-3 = Elke tegel wordt één keer per ronde geactiveerd. Op de tegel van een ander betaal je de eigenaar de activeringskosten. Mijnen, groeven, zagerijen en smederijen leveren zoveel op als de arbeider ervaring heeft.
game-howto-4 = Wie heeft gebouwd of een rode zone heeft geactiveerd, krijgt aan het eind van de ronde 1 ervaring. Met 6 gaat een arbeider met pensioen voor 12 punten, in het tweede tijdperk voor 8; een werkkamp zet hem nog eens in.
game-howto-5 = Elke ronde betaal je loon aan alle actieve en gepensioneerde arbeiders. Goud dat ontbreekt kost moraal, daarna sympathiepunten. Op de buitenpost voldoe je aan de eis van de keizer voor de Muur van Hadrianus; elke muurtegel maakt de volgende meer waard.
game-howto-6 = Als de laatste stadstegel of muurtegel wordt getoond, volgt nog één ronde. Daarna tellen actieve arbeiders hun ervaring, de moraal haar waarde en elke 10 goud aan grondstoffen 1 punt.

ending-city-complete = De laatste stadstegel is opengelegd.
ending-wall-complete = De keizer heeft geen eisen meer voor de muur.
ending-both-complete = De laatste stadstegel en de laatste muurtegel verschenen tegelijk.
option-expert = Expertspel (vanaf 3 spelers)
option-expert-off = nee
option-expert-on = meerderheden in wijk, muur en dorpelingen
option-hard = Moeilijk spel (vanaf 3 spelers)
option-hard-off = nee
option-hard-on = zonder markten
option-boards = Spelersborden
option-boards-A = kant A voor iedereen
option-boards-B = een willekeurige B-kant
option-boards-free = iedereen kiest
option-ages = Jongste speler, voor de laatste gelijke stand
option-ages-none = niet gebruikt
option-second_camp = Tweede trainingskamp (2 spelers)
option-second_camp-off = nee, één kamp zoals gepubliceerd
option-second_camp-on = ja, twee kampen in de startstad
option-second_camp-help = Met maar één kamp blijft meestal voor wie het eerst opleidt.

## What is asked

ask-board = { $seat }: kies een spelersbord.
ask-turn = { $seat }: bouw, activeer een tegel, gebruik een werkkamp of pas.
ask-worker = { $seat }: welke arbeider activeert { $tile }?
ask-builder = { $seat }: welke arbeider bouwt { $tile }?
ask-cell = { $seat }: waar bouw je { $tile }?
ask-rotation = { $seat }: hoe draai je { $tile }?
ask-follow-up = { $seat }: wat doet de gepensioneerde arbeider?
ask-forge = { $seat }: hoeveel hout ruil je voor wapens?
ask-market = { $seat }: verkoop, koop daarna, of verlaat de markt.
ask-academy = { $seat }: { $workers ->
    [one] je nieuwe arbeider
   *[other] je { $workers } nieuwe arbeiders
  } naar de academie sturen?
ask-recruit = { $seat }: je hebt geen actieve arbeider; een dorpeling werven?

## Actions

action-board = Neem bord { $side }
action-build = Bouw { $tile }
action-activate = Activeer { $tile }
action-camp = Zend een gepensioneerde arbeider uit: { $tile }
action-pass = Passen
action-worker = Arbeider met ervaring { $experience }
action-cell = Vak { $place }
action-rotation = { $turns ->
    [0] Zoals gedrukt
    [one] Een kwartslag
   *[other] { $turns } kwartslagen
  }
action-forge = { $weapons ->
    [0] Smeed niets
    [one] Smeed 1 wapen
   *[other] Smeed { $weapons } wapens
  }
action-sell = Verkoop 1 { $good }
action-buy = Koop 1 { $good }
action-leave = Verlaat de markt
action-academy = Gebruik de academie: { $use }
action-recruit = Werf een dorpeling: { $use }

## What a choice would lead to

plaza-points = { $plaza ->
    [one] 1 plazapunt
   *[other] { $plaza } plazapunten
  }
favour-points = { $favour ->
    [one] 1 sympathiepunt
   *[other] { $favour } sympathiepunten
  }
leads-board = Loon: { $active } goud per actieve, { $retired } per gepensioneerde arbeider. Wisselkoers: hout { $wood }, steen { $stone }, marmer { $marble }, wapen { $weapon }.
leads-pay = Kost { $amount } { $good }.
leads-paid-fee = Activeringskosten: { $amount } { $good } voor { $seat_owner }.
leads-build = { favour-points } en hoogstens { plaza-points }.
leads-gained = { $amount ->
    [0] Levert niets op.
   *[other] Levert { $amount } { $good } op.
  }
leads-gained-by = Levert { $low } tot { $high } { $good } op, naar de ervaring van de arbeider.
leads-scored = { $favour ->
    [0] Levert niets op.
   *[other] Levert { favour-points } op.
  }
leads-raised-morale = { $fields ->
    [0] De moraal blijft op { $value }.
    [one] De moraal stijgt 1 veld, van { $now } naar { $value }.
   *[other] De moraal stijgt { $fields } velden, van { $now } naar { $value }.
  }
leads-trains = Een dorpeling begint aan de opleiding.
leads-delivered = Kost { $amount } { $good }.
leads-claimed-wall = { $wall } is voor jou en levert { $points } sympathiepunten op.
leads-opened-smithy = Ruilt hoogstens { $most } hout voor wapens.
leads-opened-market = Handel met de voorraad tegen de wisselkoers van je bord.
leads-sent-out = Een gepensioneerde arbeider werkt nog één keer, met ervaring 6.
leads-passed = { $workers ->
    [0] Je hebt geen arbeider meer om te plaatsen.
    [one] 1 arbeider doet deze ronde niets.
   *[other] { $workers } arbeiders doen deze ronde niets.
  }
leads-wages = Zoals het nu staat moet je aan het eind van de ronde { $owed } goud loon betalen en heb je { $gold }.
leads-unchanged = De arbeider krijgt geen ervaring.
leads-experience = De arbeider krijgt ervaring { $experience }.
leads-retire = De arbeider gaat met pensioen en levert { $points } sympathiepunten op.
leads-cell = Op { $x }, { $y }, naast { $tiles }: hoogstens { plaza-points }.
leads-scored-building = { favour-points } en { plaza-points }.
leads-forged = { $weapons ->
    [0] Kost niets.
   *[other] Kost { $weapons } hout.
  }
leads-sold = Levert { $gold } goud op.
leads-bought = Kost { $gold } goud.
leads-used-academy = { $workers ->
    [one] De nieuwe arbeider wordt
   *[other] De { $workers } nieuwe arbeiders worden
  } meteen actief.
leads-declined-academy = { $workers ->
    [one] De nieuwe arbeider gaat
   *[other] De { $workers } nieuwe arbeiders gaan
  } naar opleidingsniveau II.
leads-recruited = Je verliest { $favour } sympathiepunten en krijgt een actieve arbeider met ervaring 1.

## What speaks for a hint, beside another action
reason-favour = Meteen meer sympathiepunten.
reason-favour-rival = Minder sympathiepunten voor { $seat }.
reason-morale = Hogere moraal.
reason-morale-rival = Lagere moraal voor { $seat }.
reason-goods = Meer grondstoffen.
reason-goods-rival = Minder grondstoffen voor { $seat }.
reason-workers = Meer uit je arbeiders.
reason-workers-rival = Minder uit de arbeiders van { $seat }.
reason-wages = Genoeg goud voor het loon.
reason-wages-rival = Te weinig goud voor het loon van { $seat }.
reason-walls = Meer uit muurtegels.
reason-walls-rival = Minder uit muurtegels voor { $seat }.
reason-fees = Meer activeringskosten die anderen je betalen.
reason-fees-rival = Minder activeringskosten die { $seat } krijgt.
reason-expert = Meer uit de meerderheden.
reason-expert-rival = Minder uit de meerderheden voor { $seat }.
reason-begun = Meer uit de begonnen actie.
reason-begun-rival = Minder uit de actie die { $seat } is begonnen.

## What happened

chose-board = { $seat } neemt bord { $side }.
begins-build = { $seat } gaat { $tile } bouwen.
begins-activate = { $seat } gaat { $tile } activeren.
chose-worker = { $seat } kiest de arbeider met ervaring { $experience }.
chose-cell = { $seat } kiest het vak { $x }, { $y }.
built = { $seat } bouwt { $tile } op { $x }, { $y }.
paid = { $seat } betaalt { $amount } { $good }.
scored-building = { $seat } krijgt { favour-points } en { plaza-points }.
activated = { $seat } activeert { $tile } met een { $experience ->
    [6] gepensioneerde arbeider
   *[other] arbeider met ervaring { $experience }
  }.
paid-fee = { $seat } betaalt { $amount } { $good } aan { $seat_owner }.
gained = { $amount ->
    [0] Dat levert { $seat } niets op.
   *[other] { $seat } krijgt { $amount } { $good }.
  }
scored = { $favour ->
    [0] Dat levert { $seat } niets op.
   *[other] { $seat } krijgt { favour-points }.
  }
raised-morale = { $fields ->
    [0] De moraal van { $seat } blijft op { $value }.
    [one] De moraal van { $seat } stijgt 1 veld naar { $value }.
   *[other] De moraal van { $seat } stijgt { $fields } velden naar { $value }.
  }
trains = Een dorpeling van { $seat } begint aan opleidingsniveau I.
delivered = { $seat } levert { $amount } { $good } voor de muur.
claimed-wall = { $seat } voldoet aan de eis van de keizer: { $wall } levert { $points } sympathiepunten op.
opened-smithy = { $seat } mag hoogstens { $most } hout ruilen voor wapens.
forged = { $seat } smeedt { $weapons ->
    [0] niets
    [one] 1 wapen
   *[other] { $weapons } wapens
  }.
opened-market = { $seat } handelt op de markt.
sold = { $seat } verkoopt 1 { $good } voor { $gold } goud.
bought = { $seat } koopt 1 { $good } voor { $gold } goud.
left-market = { $seat } verlaat de markt.
sent-out = { $seat } zendt een gepensioneerde arbeider uit: { $tile }.
passed = { $seat } past.
must-pass = { $seat } heeft geen actie meer en past.
update-begins = Ronde { $round } is voorbij.
became-active = { $workers ->
    [one] 1 arbeider van { $seat } is opgeleid en nu actief.
   *[other] { $workers } arbeiders van { $seat } zijn opgeleid en nu actief.
  }
moved-to-training-two = { $seat } brengt { $workers ->
    [one] 1 nieuwe arbeider
   *[other] { $workers } nieuwe arbeiders
  } naar opleidingsniveau II.
used-academy = { $seat } gebruikt de academie: { $workers ->
    [one] 1 nieuwe arbeider is
   *[other] { $workers } nieuwe arbeiders zijn
  } meteen actief.
declined-academy = { $seat } ziet af van de academie: { $workers ->
    [one] 1 nieuwe arbeider gaat
   *[other] { $workers } nieuwe arbeiders gaan
  } naar opleidingsniveau II.
workers-return = De arbeiders keren terug uit de stad.
gained-experience = { $workers ->
    [one] 1 arbeider van { $seat } krijgt ervaring.
   *[other] { $workers } arbeiders van { $seat } krijgen ervaring.
  }
retired = { $workers ->
    [one] 1 arbeider van { $seat } gaat met pensioen: { $points } sympathiepunten.
   *[other] { $workers } arbeiders van { $seat } gaan met pensioen: { $points } sympathiepunten.
  }
paid-wages = { $seat } betaalt { $gold } goud loon.
missed-wages = { $seat } moet { $owed } goud loon betalen en betaalt maar { $gold }.
lost-morale = De moraal van { $seat } daalt { $fields ->
    [one] 1 veld
   *[other] { $fields } velden
  } naar { $value }.
lost-favour = { $seat } verliest { favour-points }.
no-active-workers = { $seat } heeft geen actieve arbeider.
recruited = { $seat } geeft { $favour } sympathiepunten op voor een nieuwe actieve arbeider.
did-not-recruit = { $seat } werft niemand.
wall-gone = Niemand voldeed aan de eis; { $wall } gaat uit het spel.
wall-revealed = De volgende eis van de keizer: { $wall }.
new-tile = Nieuw in het aanbod: { $tile }.
last-round = De laatste ronde begint.
round-begins = Ronde { $round } begint; { $seat } is als eerste aan de beurt.
game-over = De laatste ronde is voorbij; nu volgt de eindtelling.
final-score = { $place }. { $seat } met { $score } { $score ->
    [one] sympathiepunt
   *[other] sympathiepunten
  }.

## Why not

refused-BOARD_TAKEN = iemand heeft deze kant al
refused-NOT_ON_DISPLAY = deze tegel ligt niet in het aanbod
refused-NO_WORKER = je hebt geen actieve arbeider meer om te plaatsen
refused-CANNOT_PAY_COST = je kunt de bouwkosten niet betalen
refused-NO_MARKER = je bezit twaalf tegels en hebt geen markeersteen meer
refused-NOT_IN_CITY = deze tegel ligt niet in de stad
refused-NO_ZONE = deze tegel heeft geen activeringszone
refused-SPECIAL_TILE = een tegel met een grijze zone activeer je niet met een arbeider
refused-ALREADY_USED = deze tegel is deze ronde al geactiveerd
refused-CANNOT_PAY_FEE = je kunt de activeringskosten niet betalen
refused-NO_VILLAGER = je hebt geen dorpeling meer
refused-NO_WALL_TILE = de muurtegel van deze ronde is al vergeven
refused-DEMAND_NOT_MET = je kunt niet aan de eis van de keizer voldoen
refused-CAMP_USED = je hebt dit werkkamp deze ronde al gebruikt
refused-NO_RETIRED = je hebt geen gepensioneerde arbeider om uit te zenden
refused-NO_FOLLOW_UP = na het betalen zou er niets voor hem te doen zijn
refused-NO_SUCH_WORKER = je hebt geen vrije arbeider met deze ervaring
refused-NOT_ADJACENT = zo’n vak naast de stad is er niet
refused-TOO_MANY_WEAPONS = voor zoveel wapens heeft de arbeider te weinig ervaring
refused-NOTHING_TO_SELL = daarvan heb je niets te verkopen
refused-SALES_FIRST = na een aankoop wordt niets meer verkocht
refused-SOLD_BEFORE = wat je bij dit bezoek hebt verkocht, koop je niet terug
refused-TOO_LITTLE_GOLD = daarvoor heb je te weinig goud
refused-TOO_LITTLE_WOOD = voor zoveel wapens heb je te weinig hout
refused-NO_BUILDER = je hebt geen actieve arbeider meer om mee te bouwen
refused-NO_SUCH_BUILDER = je hebt geen vrije arbeider met deze ervaring om mee te bouwen
refused-NO_CAMP = dit werkkamp ligt niet in de stad
refused-CANNOT_PAY_CAMP = je kunt de eigenaar van het werkkamp niet betalen

## Labels of the view

label-round = Ronde
label-last_round = Laatste ronde
label-expert = Expertspel
label-hard = Moeilijk spel
label-order = Initiatief
label-next_order = Initiatief volgende ronde, zoals het nu staat
label-pending = Bezig
label-cells = Vrije vakken
label-display = Aanbod
label-stack = Stapel stadstegels
label-wall = Muur van Hadrianus
label-wood = Hout
label-stone = Steen
label-marble = Marmer
label-weapon = Wapens
label-tile = Tegel
label-building = Gebouw
label-x = Oost
label-y = Zuid
label-rotation = Kwartslagen
label-corners = Hoeken vanaf linksboven
label-zone = Zone
label-fee = Activeringskosten
label-fee_good = te betalen in
label-used = Geactiveerd
label-worker_seat = Arbeider van
label-worker = Ervaring van de arbeider
label-builder = Ervaring van de bouwer
label-epoch = Tijdperk
label-cost = Bouwkosten
label-favour = Sympathiepunten
label-affordable = Betaalbaar
label-place = Vak
label-rank = Rang
label-plaza = Plazapunten per draaiing
label-top = Bovenop
label-first_epoch = Nog uit tijdperk I
label-second_epoch = Nog uit tijdperk II
label-unseen = Komt nog
label-wall_tile = Open muurtegel
label-demand = Eis
label-points = Sympathiepunten ervoor
label-left = Over
label-gone = Uit het spel
label-workers = Arbeiders
label-morale = Moraal
label-goods = Grondstoffen
label-majorities = Meerderheden
label-side = Kant
label-morale_track = Moraalspoor
label-wage_active = Loon, actief
label-wage_retired = Loon, gepensioneerd
label-rates = Wisselkoers
label-initiative = Initiatief
label-passed = Gepast
label-board = Spelersbord
label-morale_field = Veld op het moraalspoor
label-unplaced = Vrije actieve arbeiders
label-placed = Geplaatste actieve arbeiders
label-villagers = Dorpelingen
label-training_one = Opleidingsniveau I
label-training_two = Opleidingsniveau II
label-retired = Gepensioneerde arbeiders
label-sent = Waarvan uitgezonden
label-wages = Verschuldigd loon
label-tiles = Stadstegels
label-district = Grootste wijk
label-markers = Markeerstenen over
label-wall_tiles = Muurtegels
label-camps_used = Gebruikte werkkampen
label-score = Stand als het spel nu eindigde
label-builds = Bouwt
label-experience = Ervaring
label-sold = Verkocht
label-bought = Gekocht

## Names

name-yes = ja
name-no = nee
name-gold = goud
name-wood = hout
name-stone = steen
name-marble = marmer
name-weapon = wapen
name-weapons = wapens
name-I = tijdperk I
name-II = tijdperk II
name-R = rood
name-C = blauw
name-V = groen
name-F = geel
name-zone-none = geen zone
name-zone-red = rode zone
name-zone-green = groene zone
name-zone-grey = grijze zone
name-A = A
name-B-blue = B blauw
name-B-yellow = B geel
name-B-white = B wit
name-B-black = B zwart
name-B-purple = B paars
name-MINE = Goudmijn
name-SAW = Zagerij
name-QUA = Steengroeve
name-MAR = Marmergroeve
name-SMI = Smederij
name-CUR = Curie
name-FOR = Forum
name-MAI = Tempel van Maia
name-APO = Tempel van Apollo
name-PLU = Tempel van Plutus
name-MER = Tempel van Mercurius
name-VEN = Tempel van Venus
name-COL = Colosseum
name-ORA = Orakel
name-TRA = Trainingskamp
name-MKT = Markt
name-OUT = Buitenpost van het Rijk
name-ACA = Academie
name-LAB = Werkkamp
name-STA = Standbeeld
name-ARC = Triomfboog
help-MINE = Levert zoveel goud op als de arbeider ervaring heeft. De arbeider krijgt ervaring.
help-SAW = Levert zoveel hout op als de arbeider ervaring heeft. De arbeider krijgt ervaring.
help-QUA = Levert zoveel steen op als de arbeider ervaring heeft. De arbeider krijgt ervaring.
help-MAR = Levert zoveel marmer op als de arbeider ervaring heeft. De arbeider krijgt ervaring.
help-SMI = Ruilt hout voor evenveel wapens, niet meer dan de arbeider ervaring heeft. De arbeider krijgt ervaring.
help-CUR = Levert 1 goud op per stadstegel die je bezit.
help-FOR = Levert 2 goud op per actieve arbeider, geplaatst of niet.
help-MAI = Levert 2 sympathiepunten op per actieve arbeider, geplaatst of niet.
help-APO = Levert 1 sympathiepunt op per stadstegel die je bezit.
help-PLU = Levert 1 sympathiepunt op per hout en steen dat je bezit. Je houdt ze.
help-MER = Levert 2 sympathiepunten op per marmer en wapen dat je bezit. Je houdt ze.
help-VEN = Levert de waarde van je moraalveld op, als die boven 0 ligt.
help-COL = Verhoogt je moraal met 1 veld per twee stadstegels die je bezit.
help-ORA = Verhoogt je moraal met 2 velden per gepensioneerde arbeider.
help-TRA = Een dorpeling begint aan opleidingsniveau I. Na niveau II is hij actief.
help-MKT = Verkoop en koop zoveel je wilt tegen de wisselkoers van je bord: eerst alle verkopen, dan alle aankopen.
help-OUT = Neem de open muurtegel, betaal de eis en krijg zijn sympathiepunten, plus 3 voor elke muurtegel die je al hebt.
help-ACA = Aan het eind van een ronde worden, voor 1 steen aan de eigenaar, al je arbeiders op opleidingsniveau I meteen actief.
help-LAB = Eén keer per ronde mag iedereen, voor 1 wapen aan de eigenaar, een gepensioneerde arbeider uitzenden, die met ervaring 6 werkt.
help-STA = Kan niet worden geactiveerd; het wordt gebouwd om zijn sympathiepunten.
help-ARC = Kan niet worden geactiveerd; hij wordt gebouwd om zijn sympathiepunten.
thing-tile = { $kind } { $tile }
thing-wall = Muurtegel { $tile } ({ $demand } voor { $favour } sympathiepunten)
thing-pieces = { $n ->
    [one] { $n } { $good }
   *[other] { $n } { $good ->
        [wapen] wapens
       *[other] { $good }
     }
  }
