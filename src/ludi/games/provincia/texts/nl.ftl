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
signed-value = { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  }
action-token = Speel het fiche { signed-value } in de kleur van { $seat }
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
leads-trade = Je betaalt { $pay } { $good } en krijgt { $get } { $other }, zo vaak je wilt.
leads-exchange = Je betaalt { $pay } { $good } en krijgt { $get } { $other }, { $times ->
    [one] één keer
   *[other] hoogstens { $times } keer
  }.

## What speaks for a hint, beside another action
reason-prestige = Meteen meer prestige.
reason-prestige-rival = Minder prestige voor { $seat }.
reason-goods = Meer goederen.
reason-goods-rival = Minder goederen voor { $seat }.
reason-income = Meer opbrengst in de toekomst.
reason-income-rival = Minder opbrengst voor { $seat }.
reason-buildings = Later meer uit gebouwen.
reason-buildings-rival = Later minder uit gebouwen voor { $seat }.
reason-hand = Betere handkaarten.
reason-hand-rival = Slechtere handkaarten voor { $seat }.
reason-offer = Betere kaarten om te nemen.
reason-offer-rival = Slechtere kaarten voor { $seat } om te nemen.
reason-battles = Veiliger voor de Galliërs.
reason-battles-rival = Minder veilig voor de Galliërs voor { $seat }.
reason-taxes = Minder belasting te vrezen.
reason-taxes-rival = Meer belasting te vrezen voor { $seat }.

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
chose-token = { $seat } speelt het fiche { signed-value } in de kleur van { $seat_colour }.
chose-a-token = { $seat } speelt een gevechtsfiche.
token-shown = Een fiche wordt omgedraaid: { signed-value } voor { $seat }.
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
refused-TOO_LATE_LEGIO = in de laatste beurten verandert dat niets meer
refused-CONCUSSED_PRAETOR = Concussio ligt voor je, dus je bent de belasting toch schuldig
refused-ALIKE = alleen wie de gedekte kaarten op de stapel heeft gelegd, kan ze onderscheiden
refused-PRICE = een stuk kost twee goud
refused-NO_OPPONENT = kies een tegenstander aan tafel
refused-CORRUPT_ALREADY = Rome is al omgekocht: je bent geen belasting meer schuldig
refused-NO_BRIBE = je hebt deze drie grondstoffen niet
refused-NO_AEDILES = je hebt Aediles niet op de hand
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
label-colour = Kleur
label-city_building = Op het stadsbord
label-prestige = Prestige
label-score = Score nu
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
thing-pieces = { $n } { $good }
thing-track = { $track } +{ $n }
thing-goods = { $goods }
thing-inactive = { $building }, inactief
thing-building = Kost { $cost }; { $prestige } prestige.{ $when ->
    [never] { "" }
    [built] { " " }Bij het bouwen: { $effect }.
    [income] { " " }In elke fase 5: { $effect }.
    [standing] { " " }Zolang het staat: { $effect }.
    [woken] { " " }Inactief bij het bouwen; eenmalig bij het activeren: { $effect }.
   *[awake] { " " }Inactief bij het bouwen; zolang het actief is: { $effect }.
  }{ $also }{ $unique ->
    [0] { "" }
   *[other] { " " }Uniek.
  }
thing-trade = Commercium ({ $paid } betalen, { $got } krijgen)
thing-patronus = Patronus ({ $got })
thing-patronus-help = Kost { $gold } goud: je ontvangt { $got }.
thing-gloria = Gloria (waarde { $worth })
thing-gloria-help = Kost { $gold } goud en blijft liggen: { $worth } prestige aan het eind. Alleen je hoogste Gloria telt.
thing-defender-help = Kost { $gold } goud: verdediging +{ $worth }.
thing-opes = Opes: { $chooser }; anderen { $others }
thing-opes-alike = Opes: { $chooser }
thing-gauls = Galliërs { $war }, kracht { $strength }
name-forum_julii = Forum Julii (Fréjus)
name-arelate = Arelate (Arles)
name-loupian = Loupian
name-tolosa = Tolosa (Toulouse)
name-narbo_martius = Narbo Martius (Narbonne)
name-massilia = Massilia (Marseille)
name-aquaeductus = Aquaeductus (aquaduct)
name-armamentarium = Armamentarium (wapenhuis)
name-amphiteatrum = Amphiteatrum (amfitheater)
name-aurifex = Aurifex (goudsmid)
name-carchesium = Carchesium (kraan)
name-also_carchesium = { " " }Elk volgend gebouw kost een klei, hout, steen of goud minder; niet samen met Architectus.
name-circus = Circus
name-colosseum = Colosseum
name-domus = Domus (stadswoning)
name-fodina = Fodina (steengroeve)
name-fons = Fons (fontein)
name-fornax_lateris = Fornax Lateris (steenbakkerij)
name-forum = Forum
name-horreum = Horreum (pakhuis)
name-also_horreum = { " " }Hiermee sla je negen in plaats van vijf stuks van elke grondstof op. Kan niet worden afgelegd.
name-hortus = Hortus (tuin)
name-insula = Insula (huurkazerne)
name-lignator = Lignator (houthakker)
name-officina = Officina (werkplaats)
name-pons = Pons (brug)
name-also_pons = { " " }Alleen voor steden waarvan het bord een brug toont; beslist daar bij gelijkspel.
name-portus = Portus (haven)
name-also_portus = { " " }Alleen voor steden waarvan het bord een haven toont; beslist daar bij gelijkspel.
name-puteus = Puteus (waterput)
name-stabilum = Stabilum (stal)
name-statua = Statua (standbeeld)
name-strata = Strata (geplaveide weg)
name-emporium = Emporium (handelshuis)
name-exercitatio = Exercitatio (oefenterrein)
name-mola = Mola (molen)
name-statio = Statio (wachtpost)
name-templum = Templum (tempel)
name-turris = Turris (toren)
name-via_mercatoris = Via Mercatoris (koopmansweg)
name-villa = Villa
name-vinea = Vinea (wijngaard)
name-aediles = Aediles
help-aediles = Redt een gebouw dat de Galliërs zouden vernietigen, of voor 2 goud een gebouw van Coniuratio. Wordt alleen als antwoord daarop gespeeld.
name-architectus = Architectus
help-architectus = Kost 4 goud en blijft liggen: elk gebouw kost een klei, hout of steen minder. Niet samen met Carchesium.
name-concussio = Concussio
help-concussio = Kost 2 goud en komt voor een tegenstander te liggen, die dan elke ronde 1 goud belasting schuldig is, wat hem ook beschermt.
name-coniuratio = Coniuratio
help-coniuratio = Kost 5 goud: een gebouw naar keuze in de stad van een tegenstander wordt vernietigd en gaat terug naar diens hand.
name-consuetudo = Consuetudo
help-consuetudo = Kost 2 goud: bekijk de bovenste tien gebouwkaarten, neem er een en leg de andere in willekeurige volgorde terug.
name-consul_metello = Consul Cecilio Metello
name-consul_pompeio = Consul Pompeio Magno
name-corruptio = Corruptio
help-corruptio = Kost drie grondstoffen naar keuze en blijft liggen: je bent geen belasting meer schuldig.
name-legio = Legio
name-praetor = Praetor
help-praetor = Je bent deze ronde geen belasting schuldig.

help-opes = Meteen goud, klei, hout en steen: meer voor wie de stapel kiest dan voor de anderen.
help-spqr = Senaatskaarten: je houdt er een en speelt die later om haar effect.
help-aedificium = Gebouwen: je houdt er een en betaalt het later. Ze brengen prestige, en vele nog meer.
help-take_hidden = Je ziet haar pas als ze van jou is.
