game-title = Het einde van het triumviraat
game-summary = In 56 v.Chr. willen Caesar, Pompeius en Crassus elk Rome voor zichzelf. Wie negen provincies bezit, voor de tweede keer consul wordt of als consul zes burgers achter zich heeft, of beide competenties tot VII brengt, wint meteen.
game-howto-1 = Je beurt begint met bevoorrading: elke stadhouder van jou stapt op of van zijn bevoorradingsveld, en provincies met een vrij veld produceren legioenen, goud of van elk één. Een ambtenaar houdt het veld blijvend vrij. Rome geeft twee goud, twee legioenen of van elk één.
game-howto-2 = Daarna trekt je personage met vier bewegingspunten: één voor elke aangrenzende provincie; over zee één per zeegebied en één om te landen, zonder legioenen één minder. Het neemt zoveel legioenen en ambtenaren mee als je wilt en pakt het goud dat het vindt.
game-howto-3 = Een vreemde provincie betreden is een aanval. Er worden tot drie wapens uit de strijdzak getrokken; elk vernietigt een legioen van de ander. Een verdedigend personage vernietigt nog twee aanvallers, de rest valt één tegen één weg. Blijft er een aanvaller over, dan is de provincie veroverd.
game-howto-4 = Tot slot volgen hoogstens drie acties voor 1, 2 en 3 goud: een competentie verhogen, een burger winnen of er een bij een rivaal weghalen, of twee eigen wapens in de zak doen. Het type van de provincie bepaalt wat kan; burgers en wapens kosten 2 meer als je in die competentie niet leidt.
game-howto-5 = Elke acht beurten (zeven met z’n tweeën) wordt wie de meeste burgers heeft consul; bij een gelijke stand degene van wie de beurt het langst geleden is. Het eerste consulschap levert een ambtenaar op en kost drie burgers, het tweede wint het spel.
game-howto-6 = Wie een provincie verliest, neemt de compensatiekaart en mag een wapen in de zak doen; wie haar nog heeft en er weer een verliest, mag in plaats daarvan een competentieveld vooruit. Een verdreven personage verliest een veld waar het leidt. Houd alle drie de overwinningen in het oog: wie er één haalt, wint meteen.

ending-military = Militaire overwinning: negen provincies
ending-second-consulship = Politieke overwinning: voor de tweede keer consul
ending-six-citizens = Politieke overwinning: een consul met zes burgers
ending-competence = Competentieoverwinning: VII op beide sporen
option-characters = Personages
option-characters-random = geloot
option-second_gold = Goud voor wie als tweede speelt (2 spelers)
option-second_gold-off = nee, zoals gepubliceerd
option-second_gold-on = ja, 4 goud voor Pompeius
option-second_gold-help = Caesar beweegt en verovert het eerst. Onder sterke spelers wint hij zo twee van de drie partijen; onder beginners maakt het weinig uit.
thing-order = { $characters }

## Wat er gevraagd wordt

ask-rome = { $seat }: kies je bevoorrading uit Rome.
ask-gold = { $seat }: nog maar { $stock } goud in de voorraad. Wie krijgt het volgende?
ask-legion = { $seat }: in de voorraad nog maar { some-legions }. Wie krijgt het volgende?
ask-place = { $seat }: plaats een legioen uit Rome (nog { $legions }).
ask-march = { $seat }: waar gaat je personage heen? Nog { some-points }.
ask-take = { $seat }: hoeveel legioenen gaan mee naar { $province }?
ask-take-into-battle = { $seat }: hoeveel legioenen vallen { $province } aan?
ask-escort = { $seat }: hoeveel ambtenaren gaan mee naar { $province }, { with-legions }?
ask-flee = { $seat }: waarheen vlucht je personage?
ask-compensation-1 = { $seat }: als compensatie mag je een wapen in de strijdzak doen.
ask-compensation-2 = { $seat }: als compensatie mag je op één competentiespoor een veld vooruit.
ask-ransom = { $seat }: je mag voor { $servants ->
    [one] de verloren ambtenaar
   *[other] elk van de { $servants } verloren ambtenaren
  } een wapen in de zak doen.
ask-act = { $seat }: kies een actie voor { $cost } goud, of beëindig je beurt. Je hebt { $gold } goud.
ask-consul = { $seat }: je bent consul. Waar stel je een ambtenaar aan?
ask-over = Het spel is afgelopen: { $seat } heerst over Rome.

## Handelingen

action-rome = Uit Rome: { $package }
action-gold = Het volgende goud: { $claim }
action-legion = Het volgende legioen: { $claim }
action-place = Een legioen in { $province } plaatsen
action-march = Naar { $province } trekken
action-stop = Hier blijven
action-take = { $legions ->
    [0] Geen legioen
    [one] Eén legioen
   *[other] { $legions } legioenen
  } meenemen
action-escort = { $servants ->
    [0] Geen ambtenaar
    [one] Eén ambtenaar
   *[other] { $servants } ambtenaren
  } meenemen
action-flee = Naar { $province } vluchten
action-weapon = Een wapen in de strijdzak doen
action-advance = Een veld vooruit: { $track }
action-decline = Afzien
action-raise = Marker verhogen: { $track }
action-win_citizen = Een burger uit ALII winnen
action-drop_citizen = Een burger van { $rival } naar ALII verplaatsen
action-arm = Twee wapens in de strijdzak doen
action-end = De beurt beëindigen
action-install = Een ambtenaar in { $province } aanstellen

## Waartoe een keuze zou leiden

leads-supply = Aanspraak op { $gold } goud (waarvan { $hand } in de hand) en { some-legions }.
leads-gold-short = Goud in de voorraad: { $gold }.
leads-legions-short = In de voorraad: { some-legions }.
leads-who-goes-without = Jij kiest wie niets krijgt.
leads-to-hand = Komt in je hand.
leads-lies-there = Ligt in de provincie tot een personage het pakt.
leads-then-legions = Bezetting dan: { some-legions }.
leads-guarded = Bezetting daar: { some-legions }.
leads-step = Kost { some-points }.
leads-crossing = Over zee: { $points } bewegingspunten met legioenen, { $light } zonder.
leads-attack = Aanval { with-legions } tegen { $defenders }: { $chance ->
    [0] kan niet slagen.
   *[other] { $chance } % kans op verovering, met ongeveer { $survivors } over.
  }
leads-protected = { $holder } is er zelf en vernietigt hoogstens twee aanvallers.
leads-ninth = Een verovering wint het spel: het is je negende provincie.
leads-collect = Goud dat daar ligt: { $gold }.
leads-servants-gone = Er blijft geen ambtenaar: de provincie produceert in je volgende bevoorrading niets.
leads-servants-pass = Er blijft geen ambtenaar; toch produceert de provincie in je volgende bevoorrading.
leads-servants-return = De aanval kan niet slagen, dus ze keren terug.
leads-servants-risk = Mislukt de aanval, dan keren ze terug.
leads-servants-stay = Er blijft een ambtenaar, die het bevoorradingsveld vrijhoudt.
leads-armed = Brengt { some-weapons }; dan zijn er { $yours } van de { $bag } in de strijdzak van jou.
leads-threw-weapon = Dan zijn er { $yours } van de { $bag } wapens in de strijdzak van jou.
leads-cost = Kost { $gold } goud, dan nog { $left } over.
leads-raised = Naar veld { $field } van 7.
leads-advanced = { leads-raised }
leads-lead = Dan leid je in deze competentie.
leads-beware-now = Pas op: hiermee wint { $seat } het spel.
leads-beware-military = Pas op: { $seat } kan dan in de volgende beurt de negende provincie veroveren (hoogstens { $chance } %).
leads-beware-political = Pas op: { $seat } kan dan in de volgende beurt als consul winnen.
leads-beware-competence = Pas op: { $seat } kan dan in de volgende beurt op beide sporen VII bereiken.
leads-beware-compensation = Pas op: { $seat } mag voor het verlies een veld vooruit, bereikt daarmee VII op beide sporen en wint meteen.
leads-elected = { elected }
leads-returned-citizens = { returned-citizens }
leads-won-military = { won-military }
leads-won-second-consulship = { won-second-consulship }
leads-won-six-citizens = { won-six-citizens }
leads-won-competence = { won-competence }
leads-cut-down = { cut-down }
leads-every-turn = De provincie produceert dan in elke bevoorrading.
leads-idle = Daar staat al een ambtenaar; een tweede heeft geen effect.

## Aantallen, midden in een zin

some-legions = { $legions ->
    [0] geen legioen
    [one] één legioen
   *[other] { $legions } legioenen
  }
with-legions = { $legions ->
    [0] zonder legioen
    [one] met één legioen
   *[other] met { $legions } legioenen
  }
some-points = { $points ->
    [one] 1 bewegingspunt
   *[other] { $points } bewegingspunten
  }
some-weapons = { $weapons ->
    [one] één wapen
   *[other] { $weapons } wapens
  }
with-servants = { $servants ->
    [0] { "" }
    [one] , met één ambtenaar in het gevolg
   *[other] , met { $servants } ambtenaren in het gevolg
  }

## Wat voor een hint pleit, naast een andere actie
reason-tracks = Meer competentie.
reason-tracks-rival = Minder competentie voor { $seat }.
reason-citizens = Meer burgers op het forum.
reason-citizens-rival = Minder burgers voor { $seat }.
reason-election = Voorop voor de verkiezing.
reason-election-rival = { $seat } ligt niet voorop voor de verkiezing.
reason-gold = Meer goud.
reason-gold-rival = Minder goud voor { $seat }.
reason-legions = Meer legioenen en wapens.
reason-legions-rival = Minder legioenen en wapens voor { $seat }.
reason-supply = Betere bevoorrading.
reason-supply-rival = Slechtere bevoorrading voor { $seat }.
reason-provinces = Meer provincies.
reason-provinces-rival = Minder provincies voor { $seat }.
reason-turn = Uit deze beurt is meer te halen.
reason-turn-rival = { $seat } kan minder uit de beurt halen.
reason-threat = Dreigt in de volgende beurt te winnen.
reason-threat-rival = Belet { $seat } in de volgende beurt te winnen.

## Wat er gebeurd is

turn-begins = Beurt { $turn }: { $seat }. { $turns ->
    [one] Na deze beurt is de verkiezing
   *[other] Nog { $turns } beurten tot de verkiezing
  }.
governors-on = { $seat }: stadhouders stappen op het bevoorradingsveld in { $provinces }.
governors-off = { $seat }: stadhouders stappen van het bevoorradingsveld in { $provinces }.
chose-package = { $seat } vraagt aan Rome: { $package }.
gold-to-hand = { $seat } pakt { $gold } goud uit { $claim }.
produced-gold = { $province } produceert { $gold } goud.
produced-legions = { $province } produceert { some-legions }.
legions-from-rome = Rome stuurt { $seat } { some-legions }.
gold-lapsed = De voorraad is leeg: { $claim } loopt { $gold } goud mis.
legions-lapsed = De voorraad is leeg: { $claim } loopt { some-legions } mis.
placed-legions = { $seat } plaatst { some-legions } in { $province }.
marched = { $seat } trekt { with-legions } naar { $province }{ with-servants }.
stopped = { $seat } blijft in { $province }.
governor-off = De stadhouder van { $province } stapt op de ambtenaar: het bevoorradingsveld is vrij.
collected = { $seat } pakt { $gold } goud in { $province }.
attacked = Legioenen in de strijd om { $province }: { $attackers } van { $seat } tegen { $defenders } van { $holder }.
drew-weapons = Getrokken wapens: { $hits } voor de aanval, { $losses } voor de verdediging, { $neutral } neutraal.
protected = { $holder } is er zelf en vernietigt { some-legions } van de aanvallers.
clashed = In het hoofdgevecht verliest elke kant { some-legions }.
repulsed = De aanval op { $province } mislukt en laat daar { some-legions } over. { $seat } keert terug naar { $origin }.
conquered = { $seat } verovert { $province } en houdt { some-legions } over.
captured-servants = { $seat } neemt in { $province } { $servants ->
    [one] een ambtenaar
   *[other] { $servants } ambtenaren
  } over.
must-flee = { $seat } moet uit { $province } vluchten.
lost-field = { $seat } leidde en valt terug naar veld { $field }: { $track }.
fled = { $seat } vlucht naar { $province }.
compensated = { $seat } neemt de compensatiekaart, { $side } boven.
threw-weapon = { $seat } doet een wapen in de strijdzak.
advanced = { $seat } gaat vooruit naar veld { $field }: { $track }.
declined = { $seat } ziet ervan af.
raised = { $seat } betaalt { $gold } goud en staat op veld { $field }: { $track }.
won-citizen = { $seat } betaalt { $gold } goud, wint een burger en heeft er { $citizens }.
dropped-citizen = { $seat } betaalt { $gold } goud en verplaatst een burger van { $rival } naar ALII.
armed = { $seat } betaalt { $gold } goud en doet { some-weapons } in de strijdzak.
election = De kalendersteen bereikt ELEGIO: er wordt een consul gekozen.
voted = { $seat } heeft { $citizens ->
    [0] geen burger
    [one] één burger
   *[other] { $citizens } burgers
  } op het forum.
elected = { $seat } wordt met { $citizens ->
    [0] geen enkele burger
    [one] één burger
   *[other] { $citizens } burgers
  } tot consul gekozen.
installed = { $seat } stelt in { $province } een ambtenaar aan.
returned-citizens = { $seat } geeft { $citizens ->
    [one] één burger
   *[other] { $citizens } burgers
  } terug aan ALII.
cut-down = { $province } geeft { some-legions } boven de grens van zes terug aan de voorraad.
won-military = { $seat } bezit negen provincies en wint.
won-second-consulship = { $seat } is voor de tweede keer consul en wint.
won-six-citizens = { $seat } heeft een consulkaart en minstens zes burgers en wint.
won-competence = { $seat } heeft in beide competenties VII bereikt en wint.
game-over = De strijd om de alleenheerschappij is beslist.
final-score = { $place }. { $seat }

## Waarom niet

refused-NO_CLAIM = hier staat geen aanspraak open
refused-NOT_YOURS = deze provincie is niet van jou
refused-ALREADY_THERE = je personage staat daar al
refused-NO_PASSAGE = geen grens, pijl of zee leidt daar in één stap heen
refused-TOO_FAR = je hebt te weinig bewegingspunten
refused-NEEDS_LEGION = een vreemde provincie betreed je alleen met een legioen
refused-LAST_PROVINCE = niemands laatste provincie mag worden aangevallen
refused-TOO_MANY_LEGIONS = zoveel legioenen staan hier niet
refused-LEGIONS_TOO_FAR = je bewegingspunten zijn niet genoeg voor een overtocht met legioenen
refused-TOO_MANY_SERVANTS = zoveel ambtenaren staan hier niet
refused-NOT_IN_THIS_PROVINCE = de provincie waarin je staat biedt deze actie niet
refused-TOO_POOR = je hebt te weinig goud
refused-NO_EFFECT = het zou geen effect hebben
refused-OTHER_SIDE = de andere kant van de compensatiekaart ligt boven
refused-NOT_A_RIVAL = dat zijn je eigen burgers; alleen die van een rivaal worden verplaatst
refused-ON_THE_LAST_FIELD = deze marker staat al op VII

## Bijschriften

label-province = Provincie
label-type = Type
label-points = Kost bewegingspunten
label-legions = Legioenen
label-servants = Ambtenaren
label-governor_on = Stadhouder op het bevoorradingsveld
label-produces_next = Produceert in de volgende bevoorrading
label-characters = Personages hier
label-character = Personage
label-at = Staat in
label-n_provinces = Provincies, van negen
label-governors_left = Stadhouders in reserve
label-citizens = Burgers
label-political = Politieke competentie, van VII
label-military = Militaire competentie, van VII
label-leads_political = Leidt politiek
label-leads_military = Leidt militair
label-consul = Consulkaart
label-compensation = Compensatiekaart
label-flight_card = Vluchtkaart
label-provinces_missing = Provincies tot de overwinning
label-fields_missing = Competentievelden tot de overwinning
label-citizens_missing = Burgers tot de overwinning als consul
label-could_win = Kan in de komende beurt winnen
label-in_bag = In de strijdzak
label-in_stock = In voorraad
label-defenders = Verdedigende legioenen
label-chance = Kans in procent
label-survivors = Resterende legioenen gemiddeld
label-attacker = Aanvaller
label-defender = Verdediger
label-attackers = Aanvallende legioenen
label-weapons_for = Wapens voor de aanval
label-weapons_against = Wapens voor de verdediging
label-weapons_neutral = Neutrale wapens
label-protection = Aanvallers verloren door bescherming van het personage
label-attackers_left = Resterende aanvallers
label-defenders_left = Resterende verdedigers
label-claim = Aanspraak
label-alii = Burgers in ALII
label-turn = Beurt
label-stage = Fase
label-active = Wiens beurt
label-turns_to_election = Beurten tot de verkiezing, deze meegeteld
label-tie_order = Wint de verkiezing bij gelijke stand, in deze volgorde
label-front_runner = Zou nu gekozen worden
label-map = Kaart
label-contenders = Rivalen
label-arsenals = Wapens
label-stocks = Algemene voorraad
label-claims = Aanspraken op bevoorrading
label-arriving = Te plaatsen legioenen uit Rome
label-movement_points = Bewegingspunten
label-marching_to = Onderweg naar
label-marching_legions = Meegenomen legioenen
label-attacks = Mogelijke aanvallen
label-actions_taken = Uitgevoerde acties
label-next_action_costs = Goud voor de volgende actie, zonder toeslag
label-last_battle = Laatste gevecht
label-winner = Winnaar

## Namen

name-CAE = Caesar
name-POM = Pompeius
name-CRA = Crassus
name-ROME = Rome
name-side_I = kant I
name-side_II = kant II
name-GG = 2 goud
name-LL = 2 legioenen
name-GL = 1 goud en 1 legioen
name-political = politiek
name-military = militair
name-competence = competentie
help-political = Een politieke provincie produceert 2 goud. Hier verhoog je je politieke marker, win je burgers en haal je ze bij rivalen weg.
help-military = Een militaire provincie produceert 2 legioenen. Hier verhoog je je militaire marker en doe je wapens in de zak.
help-competence = Een competentieprovincie produceert 1 goud en 1 legioen. Hier verhoog je een van beide markers.
name-supply = bevoorrading
name-movement = beweging
name-actions = acties
name-election = verkiezing van de consul
name-TYR = Mare Tyrrhenum
name-ION = Mare Ionium
name-GTR = Gallia Transalpina
help-GTR = Militaire provincie. Buren: Gallia Cisalpina, Gallia Narbonensis. Geen kust.
name-GNA = Gallia Narbonensis
help-GNA = Competentieprovincie. Buren: Gallia Transalpina, Gallia Cisalpina, Hispania Citerior. Kust: Mare Tyrrhenum.
name-GCI = Gallia Cisalpina
help-GCI = Militaire provincie. Buren: Gallia Transalpina, Gallia Narbonensis, Illyricum, Italia. Kust: Mare Tyrrhenum en Mare Ionium.
name-ITA = Italia
help-ITA = Politieke provincie. Buren: Gallia Cisalpina, Sicilia, Macedonia. Kust: Mare Tyrrhenum en Mare Ionium.
name-ILL = Illyricum
help-ILL = Militaire provincie. Buren: Gallia Cisalpina, Macedonia. Kust: Mare Ionium.
name-HUL = Hispania Ulterior
help-HUL = Militaire provincie. Buren: Hispania Citerior, Africa. Kust: Mare Tyrrhenum.
name-HCI = Hispania Citerior
help-HCI = Competentieprovincie. Buren: Gallia Narbonensis, Hispania Ulterior. Kust: Mare Tyrrhenum.
name-SAR = Sardinia et Corsica
help-SAR = Competentieprovincie. Buren: Africa. Kust: Mare Tyrrhenum.
name-SIC = Sicilia
help-SIC = Competentieprovincie. Buren: Italia, Africa, Achaia. Kust: Mare Tyrrhenum en Mare Ionium.
name-AFR = Africa
help-AFR = Politieke provincie. Buren: Aegyptus, Hispania Ulterior, Sicilia, Sardinia et Corsica. Kust: Mare Tyrrhenum en Mare Ionium.
name-MAC = Macedonia
help-MAC = Competentieprovincie. Buren: Illyricum, Achaia, Italia, Asia. Kust: Mare Ionium.
name-ACH = Achaia
help-ACH = Politieke provincie. Buren: Macedonia, Sicilia, Asia. Kust: Mare Ionium.
name-ASI = Asia
help-ASI = Politieke provincie. Buren: Syria, Macedonia, Achaia. Kust: Mare Ionium.
name-SYR = Syria
help-SYR = Militaire provincie. Buren: Asia, Aegyptus. Kust: Mare Ionium.
name-AEG = Aegyptus
help-AEG = Politieke provincie. Buren: Africa, Syria. Kust: Mare Ionium.
