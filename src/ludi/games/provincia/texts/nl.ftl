game-title = Provincia Romana
game-summary = Na de oorlogen in Gallië bouwt ieder een verwoeste stad weer op: kies kaarten uit drie stapels, bouw, houd de Galliërs buiten de deur en betaal Rome belasting. Na zes rondes wordt de legaat met het meeste prestige proconsul.
game-howto-1 = Elke ronde begint met het kiezen van kaarten. Wie aan de beurt is, kiest een stapel: zes kaarten worden neergelegd, vier open en twee gedekt, en iedereen neemt er een, te beginnen met die speler. Productiekaarten (OPES) leveren meteen goederen; senaatskaarten (SPQR) en gebouwen (AEDIFICIUM) komen op de hand.
game-howto-2 = Daarna speelt ieder zoveel handkaarten als hij wil en betaalt de kosten. In je eigen beurt koop je voor twee goud een hout of een steen; klei is niet te koop. Gebouwen leveren meteen prestige op. Aan het eind van de fase geldt de handlimiet van vijf kaarten.
game-howto-3 = In ronde 2, 3, 5 en 6 vallen de Galliërs aan. Ieder speelt in het geheim een gevechtsfiche; elk fiche verandert de kracht van de stad van zijn kleur. Kracht is verdediging plus moraal plus leger plus fiches; wie onder de kracht van de Galliërs blijft, betaalt de straf op de gevechtskaart.
game-howto-4 = Elke ronde dalen moraal en verdediging met een en eist Rome een goud belasting. Wie geen goud heeft, verliest 2 prestige.
game-howto-5 = Aan het eind van de ronde mag je voor telkens een prestigepunt inactieve gebouwen activeren, en je gebouwen leveren hun opbrengst. Met een pakhuis (HORREUM) kun je negen in plaats van vijf stuks van elke grondstof opslaan.
game-howto-6 = Na ronde 6 mag ieder nog één keer kaarten spelen. Je beste GLORIA en een punt voor elke drie goud komen erbij, en het hoogste prestige wint.

ending-rounds-played = Alle zes rondes zijn gespeeld.
option-cities = Steden
option-cities-random = willekeurig verdeeld
option-cities-picked = om de beurt gekozen
option-start = Startspeler
option-start-random = door loting bepaald
option-start-1 = plaats 1
option-start-2 = plaats 2
option-start-3 = plaats 3
option-start-4 = plaats 4
option-start-5 = plaats 5
option-start-6 = plaats 6

## What is asked

ask-city = { $seat }: kies je stad.
ask-pile = { $seat }: kies de stapel waarvan getrokken wordt.
ask-take = { $seat }: neem een kaart van de stapel { $pile }.
ask-play = { $seat }: speel kaarten, koop hout of steen, of beëindig je beurt.
ask-final = { $seat }: je laatste beurt. Speel kaarten, koop hout of steen, of beëindig hem.
ask-waive = { $seat }: kies wat de korting op { $card } je bespaart.
ask-exchange = { $seat }: kies hoe vaak je ruilt met { $card }.
ask-target = { $seat }: kies het slachtoffer van { $card }.
ask-destroy = { $seat }: kies het gebouw dat { $seat_target } verliest.
ask-pay = { $seat }: kies de drie grondstoffen waarmee je Corruptio betaalt.
ask-look = { $seat }: neem een van de kaarten die je te zien krijgt.
ask-order = { $seat }: leg de kaarten terug, de bovenste eerst.
ask-react = { $seat }: Coniuratio is gericht tegen { $building }. Speel Aediles voor 2 goud, of laat het gebeuren.
ask-discard = { $seat }: je hebt { $cards } handkaarten; leg af tot er vijf over zijn.
ask-token = { $seat }: kies in het geheim een gevechtsfiche.
ask-lose = { $seat }: de Galliërs vernietigen een { $penalty }. Kies welk, of speel Aediles als je die hebt.
ask-give = { $seat }: kies de { $amount } grondstoffen die de Galliërs nemen.
ask-activate = { $seat }: activeer een gebouw voor een prestigepunt, of stop.
ask-over = Het spel is afgelopen.

## Actions

action-city = Neem { $city }
action-pile = Trek van { $pile }
action-take = Neem { $card }
action-take_hidden = Neem een gedekte kaart
action-take_second = Neem de andere gedekte kaart
action-play = Speel { $card }
action-buy = Koop een stuk { $good } voor 2 goud
action-done = Klaar
action-waive = Bespaar een stuk { $good }
action-exchange = Ruil { $times ->
    [one] één keer
   *[other] { $times } keer
  }
action-target = Richt op { $seat }
action-destroy = { $building } wordt vernietigd
action-pay = Betaal { $mix }
action-put = Leg { $card } als volgende terug
action-aediles = Speel Aediles om het gebouw te beschermen
action-decline = Geef het gebouw op
action-discard = Leg { $card } af
action-token = Speel het fiche { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  } in de kleur van { $seat }
action-activate = Activeer { $building }

## What a choice would lead to

leads-paid = Kost { $amount } { $good }.
leads-received = Levert { $amount } { $good } op.
leads-wasted = { $amount } { $good } zou verloren gaan: geen plaats, of de voorraad is op.
leads-gained = +{ $amount } { $track }.
leads-saved = Je korting bespaart je een stuk { $good }.
leads-freed = Je bent deze ronde geen belasting schuldig.
leads-destroyed = { $seat } verliest daarmee { $prestige } prestige{ $military ->
    [0] .
   *[other] {" "}en { $military } leger.
  }
leads-spilled = { $seat } heeft geen plaats meer voor { $amount } { $good }.
leads-named = { $seat_target } kan met Aediles antwoorden of verliest daarmee { $prestige } prestige.
leads-known = Je hebt haar daar zelf neergelegd: { $card }.
leads-payable = Je kunt het nu betalen.
leads-lacks = Om het te bouwen kom je { $pieces ->
    [one] één stuk
   *[other] { $pieces } stukken
  } tekort.
leads-unique = Het is uniek en staat al in je stad.
leads-wrong-city = Het kan niet in jouw stad worden gebouwd.
leads-victim = { $seat } heeft { $prestige } prestige en { $gold } goud.
leads-waive = Daarna kies je welk stuk de korting je bespaart.
leads-corruptio = Daarna kies je de drie grondstoffen die je betaalt.
leads-look = Je ziet de bovenste tien gebouwkaarten en houdt er één.
leads-gloria = +{ $amount } prestige aan het einde van het spel.
leads-strength = { $seat } heeft dan kracht { $strength }, vóór alle andere fiches.
leads-hand-limit = Aan het einde van de fase leg je { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  } af.
leads-trade = { $get } { $other } voor { $pay } { $good }, zo vaak je wilt.
leads-exchange = { $get } { $other } voor { $pay } { $good }, { $times ->
    [one] één keer
   *[other] hoogstens { $times } keer
  }.

## What happened

round-begins = Ronde { $round } begint; { $seat } heeft de Caesarkaart.
took-city = { $seat } neemt de stad { $city }.
dealt = Iedereen krijgt een gebouwkaart en vijf gevechtsfiches.
picked-pile = { $seat } kiest de stapel { $pile }.
reshuffled = De aflegstapel van { $pile } wordt tot een nieuwe trekstapel geschud.
laid-out = Open liggen { $cards }; gedekt { $hidden ->
    [0] ligt er geen kaart
    [one] ligt er één kaart
   *[other] liggen er { $hidden } kaarten
  }.
took = { $seat } neemt { $card }.
turned-up = { $seat } neemt een gedekte kaart en draait { $card } om.
took-hidden = { $seat } neemt een gedekte kaart: { $card }.
took-a-hidden-card = { $seat } neemt een gedekte kaart.
left-over = Naar de aflegstapel gaan: { $count ->
    [0] geen open kaart
   *[other] { $cards }
  }{ $hidden ->
    [0] .
    [one] , en één ongezien.
   *[other] , en { $hidden } ongezien.
  }
paid = { $seat } betaalt { $amount } { $good }.
received = { $seat } ontvangt { $amount } { $good }.
wasted = { $amount } { $good } voor { $seat } gaat verloren: geen plaats, of de voorraad is op.
gained = { $seat } wint { $amount } { $track }.
played = { $seat } speelt { $card }.
built = { $seat } bouwt { $card }.
saved = De korting bespaart { $seat } een stuk { $good }.
bought = { $seat } koopt een stuk { $good }.
exchanged = { $seat } gebruikt { $card } { $times ->
    [one] één keer
   *[other] { $times } keer
  }.
freed = { $seat } is deze ronde geen belasting schuldig.
corrupted = { $seat } koopt Rome om en is geen belasting meer schuldig.
aimed = { $seat } richt { $card } op { $seat_target }.
named = { $seat } spant samen tegen { $building } van { $seat_target }.
destroyed = { $building } van { $seat } wordt vernietigd en gaat terug naar de hand; dat kost { $prestige } prestige{ $military ->
    [0] .
   *[other] {" "}en { $military } leger.
  }
spilled = { $seat } heeft geen plaats meer voor { $amount } { $good }.
protected = { $seat } speelt Aediles; het gebouw blijft staan.
declined = { $seat } laat het gebeuren.
looked = { $seat } bekijkt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  } van de gebouwenstapel.
saw = { $seat } ziet { $cards }.
kept = { $seat } houdt { $card }.
kept-a-card = { $seat } houdt er een.
put-back = { $seat } legt { $card } als volgende op de stapel.
put-back-a-card = { $seat } legt een kaart terug op de stapel.
ended-turn = { $seat } beëindigt de beurt.
discarded = { $seat } legt { $card } af.
mustered = De Galliërs naderen; iedereen kiest een gevechtsfiche.
chose-token = { $seat } speelt het fiche { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  } in de kleur van { $seat_colour }.
chose-a-token = { $seat } speelt een gevechtsfiche.
token-shown = Een fiche wordt omgedraaid: { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  } voor { $seat }.
gauls = { $card }! Wie verliest, betaalt: { $first } ({ $first_amount }){ $second_amount ->
    [0] .
   *[other] ; kan dat niet, dan { $second } ({ $second_amount }).
  }
battle-won = { $seat } houdt met kracht { $strength } stand tegen { $gauls }.
battle-lost = { $seat } is met kracht { $strength } niet opgewassen tegen { $gauls }.
taken = { $seat } verliest { $amount } { $good } aan de Galliërs.
fallback = { $seat } kan geen straf van de kaart betalen.
upkeep = Onderhoud in ronde { $round }: moraal en verdediging dalen, en de belasting moet worden betaald.
upkept = { $seat }: moraal { $morale }, verdediging { $defence }, belasting { $tax }.
fined = { $seat } heeft geen goud voor de belasting en verliest { $amount } prestige.
activated = { $seat } activeert { $building }.
done-activating = { $seat } activeert niets meer.
income = De gebouwen van { $seat } leveren { $amount } { $good } op.
final-turns = De zes rondes zijn voorbij; { $seat } begint de laatste beurten.
game-over = Het spel is afgelopen; roem en goud worden bij het prestige geteld.
final-score = { $place }. { $seat } met { $score } prestige.

## Why not

refused-OK = niets verzet zich ertegen
refused-NOT_ASKED = dat wordt nu niet gevraagd
refused-CITY_TAKEN = een andere speler heeft deze stad
refused-NO_MARKER = deze stapel heeft geen actiemarkering meer
refused-EMPTY_PILE = noch de stapel noch de aflegstapel bevat een kaart
refused-NOT_ON_TABLE = zo’n kaart ligt niet op tafel
refused-NOT_IN_HAND = je hebt deze kaart niet op de hand
refused-TOO_POOR = je kunt dat niet betalen
refused-UNIQUE = dit gebouw is uniek en staat al in je stad
refused-WRONG_CITY = je stadsbord toont van brug en haven juist de andere
refused-ONLY_REACTION = Aediles speel je alleen als een eigen gebouw verloren dreigt te gaan
refused-ALREADY_LAID = zo’n kaart ligt al voor je
refused-NO_EXCHANGE = er is geen enkele ruil mogelijk
refused-NO_TARGET = dit is geen mogelijk slachtoffer
refused-NO_CARDS = er is geen gebouwkaart meer om te bekijken
refused-NOT_HIGHER = alleen een hogere Gloria dan je hebt liggen telt
refused-NO_ROOM = je zou niets ontvangen: geen plaats, of de voorraad is op
refused-TAX_FREE = je bent deze ronde toch al geen belasting schuldig
refused-NOT_FOR_SALE = de voorraad is op, of je opslag is vol
refused-NOT_IN_COST = je korting geldt daar niet voor, of het hoort niet bij de kosten
refused-TOO_OFTEN = zo vaak kun je niet ruilen
refused-NOT_STANDING = zo’n gebouw staat daar niet
refused-WRONG_CLASS = de Galliërs willen een ander soort gebouw
refused-NOT_SEEN = deze kaart krijg je niet te zien
refused-HORREUM_STAYS = een pakhuis kan niet worden afgelegd
refused-NO_TOKEN = je hebt dit fiche niet
refused-NO_PRESTIGE = activeren kost een prestigepunt, en je hebt er geen
refused-TOO_LATE_CONCUSSIO = in de laatste beurten verandert dat niets meer
refused-TOO_LATE_CONSUL = in de laatste beurten verandert dat niets meer
refused-TOO_LATE_CORRUPTIO = in de laatste beurten verandert dat niets meer
refused-TOO_LATE_LEGIO = in de laatste beurten verandert dat niets meer
refused-TOO_LATE_PRAETOR = in de laatste beurten verandert dat niets meer
refused-CONCUSSED_CORRUPTIO = Concussio ligt voor je, dus je bent de belasting toch schuldig
refused-CONCUSSED_PRAETOR = Concussio ligt voor je, dus je bent de belasting toch schuldig
refused-ALIKE = alleen wie de gedekte kaarten op de stapel heeft gelegd, kan ze onderscheiden
refused-PRICE = een stuk kost twee goud
refused-NO_OPPONENT = kies een tegenstander aan tafel
refused-CORRUPT_ALREADY = Rome is al omgekocht: je bent geen belasting meer schuldig
refused-NO_BRIBE = je hebt deze drie grondstoffen niet
refused-NO_AEDILES = je hebt Aediles niet op de hand
refused-NOT_TO_DISCARD = je hebt deze kaart niet op de hand
refused-NOT_IN_CITY = zo’n gebouw staat niet in je stad
refused-NOT_HELD = je hebt deze grondstoffen niet, of ze zijn niet wat er betaald moet worden
refused-NOT_BUILT = zo’n gebouw staat niet in je stad
refused-AWAKE = dit gebouw is al actief

## Labels of the view

label-round = Ronde
label-rounds = Rondes in totaal
label-stage = Fase
label-gauls_come = De Galliërs vallen deze ronde aan
label-start = Caesarkaart
label-piles = Stapels
label-pile = Stapel
label-cards = Kaarten
label-markers = Actiemarkeringen
label-discards = Aflegstapel
label-n_unseen = Ongezien afgelegd
label-seen_by_you = Daarvan bij jou bekend
label-draft = Op tafel
label-chooser = Kiest eerst
label-face_up = Open
label-n_face_down = Gedekt
label-known_face_down = Gedekt, bij jou bekend
label-resolving = Wordt uitgevoerd
label-card = Kaart
label-by = Gespeeld door
label-target = Slachtoffer
label-building = Gebouw
label-looked_at = Kaarten die je te zien krijgt
label-pile_order = Bovenste gebouwkaarten zoals je ze hebt neergelegd
label-supply = Voorraad
label-gold = Goud
label-clay = Klei
label-wood = Hout
label-stone = Steen
label-attacks = Aanvallen van de Galliërs
label-bellum = Gevechtskaart
label-gauls = Kracht van de Galliërs
label-first_penalty = Straf
label-first_amount = Hoeveel
label-second_penalty = Als dat niet kan
label-second_amount = Hoeveel daarvan
label-shown_tokens = Fiches in dit gevecht
label-spent_tokens = Tot nu toe gespeelde fiches
label-colour_of = Kleur van
label-value = kracht
label-players = Spelers
label-city = Stad
label-colour = Kleur
label-city_building = Op het stadsbord
label-prestige = Prestige
label-score = Score nu
label-total = Totaal
label-lost = Verloren prestige
label-glory = Roem (GLORIA)
label-coins = Goud, per drie een punt
label-prestige_cards = Prestigekaarten
label-morale = Moraal
label-defence = Verdediging
label-military = Leger
label-goods = Goederen
label-storage = Opslag per grondstof
label-owes_tax = Is deze ronde belasting schuldig
label-buildings = Gebouwen
label-worth = Prestige van de gebouwen
label-senate = Senaatskaarten in het spel
label-n_hand_buildings = Gebouwen op de hand
label-n_hand_senate = Senaatskaarten op de hand
label-hand = Hand
label-known_hand = Handkaarten die iedereen heeft gezien
label-known_to_you = Handkaarten die alleen jij kent
label-n_tokens = Gevechtsfiches
label-tokens = Gevechtsfiches in de hand
label-has_chosen = Heeft een fiche gekozen
label-chosen_token = Gekozen fiche
label-strength = Kracht in het laatste gevecht
label-fate = Laatste gevecht
label-tax = Laatste belasting
label-income = Laatste opbrengst

## Things
name-setup = steden kiezen
name-draft = kaarten kiezen
name-playing = kaarten spelen
name-hand_limit = handlimiet
name-combat = gevecht
name-activation = gebouwen activeren
name-final_turns = laatste beurten
name-opes = Opes (productie)
name-spqr = SPQR (senaat)
name-aedificium = Aedificium (gebouwen)
name-gold = goud
name-clay = klei
name-wood = hout
name-stone = steen
name-prestige = prestige
name-morale = moraal
name-defence = verdediging
name-military = leger
name-none = niets meer
name-production_building = productiegebouw
name-defence_building = verdedigingsgebouw
name-prestige_building = prestigegebouw
name-resources = grondstoffen naar keuze
name-purple = paars
name-green = groen
name-yellow = geel
name-orange = oranje
name-red = rood
name-blue = blauw
name-fate_open = niet beslist
name-fate_won = standgehouden
name-fate_building = gebouw verloren
name-fate_protected = beschermd door Aediles
name-fate_resources = grondstoffen verloren
name-fate_stone = steen verloren
name-fate_gold = goud verloren
name-fate_morale = moraal verloren
name-fate_prestige = prestige verloren
name-fate_fallback_gold = in plaats daarvan 3 goud betaald
name-fate_fallback_prestige = in plaats daarvan 2 prestige verloren
name-tax_free = vrijgesteld
name-tax_paid = betaald
name-tax_unpaid = niet betaald
name-clay-clay-clay = 3 klei
name-clay-clay-wood = 2 klei en 1 hout
name-clay-clay-stone = 2 klei en 1 steen
name-clay-wood-wood = 1 klei en 2 hout
name-clay-wood-stone = 1 klei, 1 hout en 1 steen
name-clay-stone-stone = 1 klei en 2 steen
name-wood-wood-wood = 3 hout
name-wood-wood-stone = 2 hout en 1 steen
name-wood-stone-stone = 1 hout en 2 steen
name-stone-stone-stone = 3 steen
name-forum_julii = Forum Julii (Fréjus)
name-arelate = Arelate (Arles)
name-loupian = Loupian
name-tolosa = Tolosa (Toulouse)
name-narbo_martius = Narbo Martius (Narbonne)
name-massilia = Massilia (Marseille)
name-aquaeductus = Aquaeductus (aquaduct)
help-aquaeductus = Kost 9 steen; 10 prestige. Moraal +1 in elke fase 5. Uniek.
name-armamentarium = Armamentarium (wapenhuis)
help-armamentarium = Kost 1 goud en 2 hout; 2 prestige. Verdediging +1 bij het bouwen. Uniek.
name-amphiteatrum = Amphiteatrum (amfitheater)
help-amphiteatrum = Kost 3 klei en 6 steen; 8 prestige. Moraal +1 bij het bouwen. Uniek.
name-aurifex = Aurifex (goudsmid)
help-aurifex = Kost 1 klei, 1 hout en 1 steen; 2 prestige. 1 goud in elke fase 5.
name-carchesium = Carchesium (kraan)
help-carchesium = Kost 2 goud, 1 klei en 2 hout; 2 prestige. Elk volgend gebouw kost een klei, hout, steen of goud minder; niet samen met Architectus. Uniek.
name-circus = Circus
help-circus = Kost 1 goud, 2 klei, 2 hout en 9 steen; 12 prestige. Moraal +1 bij het bouwen. Uniek.
name-colosseum = Colosseum
help-colosseum = Kost 2 goud, 1 klei en 7 steen; 9 prestige. Moraal +1 bij het bouwen. Uniek.
name-domus = Domus (stadswoning)
help-domus = Kost 2 klei en 1 hout; 3 prestige.
name-fodina = Fodina (steengroeve)
help-fodina = Kost 2 hout; 2 prestige. 1 steen in elke fase 5.
name-fons = Fons (fontein)
help-fons = Kost 2 klei en 1 steen; 3 prestige.
name-fornax_lateris = Fornax Lateris (steenbakkerij)
help-fornax_lateris = Kost 1 goud, 1 hout en 1 steen; 2 prestige. 1 klei in elke fase 5.
name-forum = Forum
help-forum = Kost 1 goud, 1 hout en 6 steen; 6 prestige. Uniek.
name-horreum = Horreum (pakhuis)
help-horreum = Kost 2 goud, 1 klei en 1 hout; 0 prestige. Hiermee sla je negen in plaats van vijf stuks van elke grondstof op. Kan niet worden afgelegd. Uniek.
name-hortus = Hortus (tuin)
help-hortus = Kost 6 goud; 8 prestige. Moraal +1 bij het bouwen.
name-insula = Insula (huurkazerne)
help-insula = Kost 9 hout; 10 prestige. Moraal +1 bij het bouwen.
name-lignator = Lignator (houthakker)
help-lignator = Kost 1 goud; 2 prestige. 1 hout in elke fase 5.
name-officina = Officina (werkplaats)
help-officina = Kost 2 goud en 1 hout; 2 prestige. Leger +1. Uniek.
name-pons = Pons (brug)
help-pons = Kost 1 klei en 4 hout; 5 prestige. Alleen voor steden waarvan het bord een brug toont; beslist daar bij gelijkspel. Uniek.
name-portus = Portus (haven)
help-portus = Kost 1 klei en 4 hout; 5 prestige. Alleen voor steden waarvan het bord een haven toont; beslist daar bij gelijkspel. Uniek.
name-puteus = Puteus (waterput)
help-puteus = Kost 1 goud en 2 klei; 3 prestige.
name-stabilum = Stabilum (stal)
help-stabilum = Kost 1 klei en 2 hout; 2 prestige. Leger +1. Uniek.
name-statua = Statua (standbeeld)
help-statua = Kost 8 steen; 7 prestige. Uniek.
name-strata = Strata (geplaveide weg)
help-strata = Kost 2 klei en 2 steen; 4 prestige.
name-emporium = Emporium (handelshuis)
help-emporium = Kost 2 klei, 1 hout en 1 steen; 2 prestige. Inactief bij het bouwen; geactiveerd levert het eenmalig 4 goud op. Uniek.
name-emporium_inactive = Emporium (inactief)
help-emporium_inactive = Kost 2 klei, 1 hout en 1 steen; 2 prestige. Inactief bij het bouwen; geactiveerd levert het eenmalig 4 goud op. Uniek.
name-exercitatio = Exercitatio (oefenterrein)
help-exercitatio = Kost 1 goud en 1 hout; 2 prestige. Inactief bij het bouwen; eenmaal geactiveerd leger +1. Uniek.
name-exercitatio_inactive = Exercitatio (inactief)
help-exercitatio_inactive = Kost 1 goud en 1 hout; 2 prestige. Inactief bij het bouwen; eenmaal geactiveerd leger +1. Uniek.
name-mola = Mola (molen)
help-mola = Kost 1 goud en 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd eenmalig moraal +1.
name-mola_inactive = Mola (inactief)
help-mola_inactive = Kost 1 goud en 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd eenmalig moraal +1.
name-statio = Statio (wachtpost)
help-statio = Kost 2 klei en 2 hout; 2 prestige. Inactief bij het bouwen; eenmaal geactiveerd leger +2.
name-statio_inactive = Statio (inactief)
help-statio_inactive = Kost 2 klei en 2 hout; 2 prestige. Inactief bij het bouwen; eenmaal geactiveerd leger +2.
name-templum = Templum (tempel)
help-templum = Kost 1 goud, 4 klei en 8 steen; 11 prestige. Inactief bij het bouwen; geactiveerd eenmalig moraal +1. Uniek.
name-templum_inactive = Templum (inactief)
help-templum_inactive = Kost 1 goud, 4 klei en 8 steen; 11 prestige. Inactief bij het bouwen; geactiveerd eenmalig moraal +1. Uniek.
name-turris = Turris (toren)
help-turris = Kost 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd eenmalig verdediging +1.
name-turris_inactive = Turris (inactief)
help-turris_inactive = Kost 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd eenmalig verdediging +1.
name-via_mercatoris = Via Mercatoris (koopmansweg)
help-via_mercatoris = Kost 1 klei en 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd levert hij eenmalig 2 goud op.
name-via_mercatoris_inactive = Via Mercatoris (inactief)
help-via_mercatoris_inactive = Kost 1 klei en 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd levert hij eenmalig 2 goud op.
name-villa = Villa
help-villa = Kost 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd levert hij eenmalig 1 goud en moraal +1 op.
name-villa_inactive = Villa (inactief)
help-villa_inactive = Kost 1 hout; 2 prestige. Inactief bij het bouwen; geactiveerd levert hij eenmalig 1 goud en moraal +1 op.
name-vinea = Vinea (wijngaard)
help-vinea = Kost 1 klei; 2 prestige. Inactief bij het bouwen; geactiveerd levert hij eenmalig 1 goud en moraal +1 op.
name-vinea_inactive = Vinea (inactief)
help-vinea_inactive = Kost 1 klei; 2 prestige. Inactief bij het bouwen; geactiveerd levert hij eenmalig 1 goud en moraal +1 op.
name-aediles = Aediles
help-aediles = Redt een gebouw dat de Galliërs zouden vernietigen, of voor 2 goud een gebouw van Coniuratio. Wordt alleen als antwoord daarop gespeeld.
name-architectus = Architectus
help-architectus = Kost 4 goud en blijft liggen: elk gebouw kost een klei, hout of steen minder. Niet samen met Carchesium.
name-commercium_c_w = Commercium (1 klei voor 1 hout)
name-commercium_c_s = Commercium (1 klei voor 1 steen)
name-commercium_w_c = Commercium (1 hout voor 1 klei)
name-commercium_w_s = Commercium (1 hout voor 1 steen)
name-commercium_s_c = Commercium (1 steen voor 1 klei)
name-commercium_s_w = Commercium (1 steen voor 1 hout)
name-commercium_g_c = Commercium (3 goud voor 2 klei)
name-commercium_g_w = Commercium (3 goud voor 2 hout)
name-commercium_g_s = Commercium (3 goud voor 2 steen)
name-commercium_c_g = Commercium (2 klei voor 3 goud)
name-commercium_w_g = Commercium (2 hout voor 3 goud)
name-commercium_s_g = Commercium (2 steen voor 3 goud)
name-concussio = Concussio
help-concussio = Kost 2 goud en komt voor een tegenstander te liggen, die dan elke ronde 1 goud belasting schuldig is, wat hem ook beschermt.
name-coniuratio = Coniuratio
help-coniuratio = Kost 5 goud: een gebouw naar keuze in de stad van een tegenstander wordt vernietigd en gaat terug naar diens hand.
name-consuetudo = Consuetudo
help-consuetudo = Kost 2 goud: bekijk de bovenste tien gebouwkaarten, neem er een en leg de andere in willekeurige volgorde terug.
name-consul_metello = Consul Cecilio Metello
help-consul_metello = Kost 3 goud: verdediging +2.
name-consul_pompeio = Consul Pompeio Magno
help-consul_pompeio = Kost 3 goud: verdediging +2.
name-corruptio = Corruptio
help-corruptio = Kost drie grondstoffen naar keuze en blijft liggen: je bent geen belasting meer schuldig.
name-gloria_2 = Gloria (waarde 2)
help-gloria_2 = Kost 2 goud en blijft liggen: 2 prestige aan het eind. Alleen je hoogste Gloria telt.
name-gloria_3 = Gloria (waarde 3)
help-gloria_3 = Kost 2 goud en blijft liggen: 3 prestige aan het eind. Alleen je hoogste Gloria telt.
name-gloria_4 = Gloria (waarde 4)
help-gloria_4 = Kost 2 goud en blijft liggen: 4 prestige aan het eind. Alleen je hoogste Gloria telt.
name-gloria_5 = Gloria (waarde 5)
help-gloria_5 = Kost 2 goud en blijft liggen: 5 prestige aan het eind. Alleen je hoogste Gloria telt.
name-legio = Legio
help-legio = Kost 2 goud: verdediging +1.
name-patronus_c = Patronus (4 klei)
help-patronus_c = Kost 1 goud: je ontvangt 4 klei.
name-patronus_w = Patronus (4 hout)
help-patronus_w = Kost 1 goud: je ontvangt 4 hout.
name-patronus_s = Patronus (4 steen)
help-patronus_s = Kost 1 goud: je ontvangt 4 steen.
name-praetor = Praetor
help-praetor = Je bent deze ronde geen belasting schuldig.
name-opes_01 = Opes: 4 klei; anderen 3 klei
name-opes_02 = Opes: 4 hout; anderen 3 hout
name-opes_03 = Opes: 4 steen; anderen 3 steen
name-opes_04 = Opes: 6 goud; anderen 4 goud
name-opes_05 = Opes: 2 klei en 2 hout; anderen 1 klei en 2 hout
name-opes_06 = Opes: 2 klei en 2 steen; anderen 1 klei en 2 steen
name-opes_07 = Opes: 2 hout en 3 steen; anderen 1 hout en 2 steen
name-opes_08 = Opes: 3 goud en 2 klei; anderen 2 goud en 1 klei
name-opes_09 = Opes: 2 goud en 3 hout; anderen 1 goud en 2 hout
name-opes_10 = Opes: 2 goud en 3 steen; anderen 1 goud en 2 steen
name-opes_11 = Opes: 1 klei, 2 hout en 2 steen; anderen 1 klei, 1 hout en 1 steen
name-opes_12 = Opes: 1 goud, 1 klei, 1 hout en 1 steen
name-bellum_II_1 = Galliërs II, kracht 4
name-bellum_II_2 = Galliërs II, kracht 5
name-bellum_II_3 = Galliërs II, kracht 6
name-bellum_III_1 = Galliërs III, kracht 4
name-bellum_III_2 = Galliërs III, kracht 4
name-bellum_III_3 = Galliërs III, kracht 5
name-bellum_III_4 = Galliërs III, kracht 5
name-bellum_V_1 = Galliërs V, kracht 3
name-bellum_V_2 = Galliërs V, kracht 4
name-bellum_V_3 = Galliërs V, kracht 4
name-bellum_V_4 = Galliërs V, kracht 5
name-bellum_VI_1 = Galliërs VI, kracht 3
name-bellum_VI_2 = Galliërs VI, kracht 4
name-bellum_VI_3 = Galliërs VI, kracht 5
name-bellum_VI_4 = Galliërs VI, kracht 6

help-opes = Meteen goud, klei, hout en steen: meer voor wie de stapel kiest dan voor de anderen.
help-spqr = Senaatskaarten: je houdt er een en speelt die later om haar effect.
help-aedificium = Gebouwen: je houdt er een en betaalt het later. Ze brengen prestige, en vele nog meer.
help-take_hidden = Je ziet haar pas als ze van jou is.
