game-title = Alea Iacta Est
game-summary = Gooi je acht dobbelstenen en stuur ze naar vijf gebouwen, die elk een ander patroon verlangen. Na vijf of zes etappes bepalen de gewonnen provincies en patriciërs je roem.
game-howto-1 = Elke beurt gooi je alle dobbelstenen die je nog hebt en plaats je er minstens één, allemaal in één gebouw.
game-howto-2 = Het Castrum neemt dobbelstenen van één waarde: de grootste sets kiezen provincies. Het Forum neemt losse dobbelstenen of twee die samen vijf zijn: elke dobbelsteen daar wint een patriciër, de linker eerst.
game-howto-3 = De Senatus neemt straten: de beste mag drie geheime senaatstegels bekijken en er één houden; met drie of meer spelers kiezen de volgende uit wat zij doorgeeft. Het Templum, met vier of vijf spelers, neemt steeds meer dobbelstenen met een steeds hogere som, voor fortunafiches.
game-howto-4 = Heeft iemand zijn laatste dobbelsteen geplaatst, dan wordt de ronde uitgespeeld en gewaardeerd. Dobbelstenen die niets wonnen gaan naar de Latrina en leveren elk een herhaalfiche op.
game-howto-5 = Met een herhaalfiche mag je naar keuze dobbelstenen opnieuw gooien. Twee fiches die overblijven zijn aan het eind een punt waard.
game-howto-6 = Aan het eind trekken je patriciërs op de best mogelijke manier in provincies van hun kleur, telkens een vrouw en een man; provincies, bewoners, senaatstegels en fiches geven roempunten. Een provincietegel zonder bewoner telt één punt minder dan erop staat.

ending-stages-played = Alle etappes zijn gespeeld.
option-start = Startspeler
option-start-random = geloot

## Wat gevraagd wordt
ask-place = { $seat }: plaats dobbelstenen in één gebouw.
ask-place-or-reroll = { $seat }: plaats dobbelstenen in één gebouw, of kies dobbelstenen om voor een fiche opnieuw te gooien (nog { $chips }).
ask-mark = { $seat }: kies meer dobbelstenen, of gooi de gekozen opnieuw.
ask-fortuna = { $seat }: kies welke fortunafiches je houdt.
ask-senate = { $seat }: kies een senaatstegel om te houden.
ask-province = { $seat }: kies een provincie voor je { $size ->
    [one] dobbelsteen
   *[other] { $size } dobbelstenen
  } met { $value }.
ask-patrician = { $seat }: kies een patriciër voor je dobbelsteen met { $value }.

## Handelingen
action-mark = { $count } × { $value } kiezen om opnieuw te gooien
action-reroll = Een herhaalfiche betalen en de gekozen dobbelstenen gooien
action-templum = Templum: dobbelstenen met som { $sum } plaatsen
action-senatus = Senatus: de straat { $straight } leggen
action-castrum = Castrum: { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
  } met { $value } plaatsen
action-forum = Forum: een { $value } plaatsen
action-forum_pair = Forum: { $pair } plaatsen
action-latrina = Latrina: de laagste dobbelsteen afstaan
action-keep_fortuna = Fortuna: waarde { $tokens } houden
action-keep_tile = „{ $tile }” houden
action-take_province = { $province } nemen
action-take_patrician = { $patrician } nemen

## Waartoe een keuze zou leiden
n-dice = { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }
n-tokens = { $count ->
    [one] 1 fortunafiche
   *[other] { $count } fortunafiches
  }
leads-paid-chip = Gooit { $dice } opnieuw voor één fiche.
leads-placed-templum = Met { $dice } neem je de leiding en trek je { n-tokens }.
leads-placed-senatus = Nu rang { $rank }; beloonde rangen: { $rewarded }.
leads-placed-castrum = Een set van { $size }, nu rang { $rank }; te winnen provincies: { $provinces }.
leads-placed-forum = De { $value } komt op sokkel { $column } van links.
leads-displaced = Duwt een { $value } van { $seat } naar de Latrina.
leads-placed-latrina = Geen gebouw neemt je dobbelstenen; je krijgt er aan het eind van de etappe een fiche voor.
leads-last-round = Daarna heb je geen dobbelstenen meer: met deze ronde eindigt de etappe.

## Wat voor een hint pleit, naast een andere actie
reason-fame = Meteen meer roempunten.
reason-fame-rival = Minder roempunten voor { $seat }.
reason-patricians = Patriciërs die nog een thuis kunnen vinden.
reason-patricians-rival = Minder patriciërs die { $seat } nog kan huisvesten.
reason-chips = Meer herhaalfiches.
reason-chips-rival = Minder herhaalfiches voor { $seat }.
reason-castrum = Betere vooruitzichten in het Castrum.
reason-castrum-rival = Slechtere vooruitzichten voor { $seat } in het Castrum.
reason-senatus = Betere vooruitzichten in de Senatus.
reason-senatus-rival = Slechtere vooruitzichten voor { $seat } in de Senatus.
reason-forum = Betere vooruitzichten op het Forum.
reason-forum-rival = Slechtere vooruitzichten voor { $seat } op het Forum.
reason-templum = Betere vooruitzichten in het Templum.
reason-templum-rival = Slechtere vooruitzichten voor { $seat } in het Templum.
reason-latrina = Meer voor dobbelstenen in de Latrina.
reason-latrina-rival = Minder voor { $seat } in de Latrina.
reason-dice = Meer dobbelstenen om nog te plaatsen.
reason-dice-rival = Minder dobbelstenen die { $seat } nog kan plaatsen.

## Wat er gebeurde
stage-begins = Etappe { $stage } begint; { $seat } start.
new-provinces = Nieuw bij het Castrum: { $provinces }.
new-women = Nieuwe vrouwen in het Forum: { $women }.
new-men = Nieuwe mannen in het Forum: { $men }.
rolled = { $seat } gooit { $dice }.
marked = { $seat } kiest { $count } × { $value } om opnieuw te gooien.
paid-chip = { $seat } betaalt een fiche en gooit { $dice } opnieuw.
rerolled = { $seat } heeft nu { $roll }.
placed-templum = { $seat } plaatst { $dice } in het Templum en neemt de leiding.
drew-fortuna = { $seat } trekt { n-tokens }: { $tokens }.
drew-some-fortuna = { $seat } trekt { n-tokens }.
renewed-pile = De teruggelegde fortunafiches worden tot een nieuwe stapel geschud: { $tokens }.
placed-senatus = { $seat } heeft de straat { $straight } in de Senatus.
placed-castrum = { $seat } plaatst { $count } × { $value } in het Castrum en heeft een set van { $size }.
placed-forum = { $seat } plaatst een { $value } op sokkel { $column } van het Forum.
displaced = Een { $value } van { $seat } wordt naar de Latrina geduwd.
placed-latrina = { $seat } kan niets plaatsen en staat een { $value } af aan de Latrina.
last-round = { $seat } heeft geen dobbelstenen meer: met deze ronde eindigt de etappe.
evaluation = De gebouwen worden gewaardeerd voor etappe { $stage }.
dice-left = { $seat } legt { n-dice } uit de hand in de Latrina.
took-back-templum = { $seat } neemt { n-dice } uit het Templum terug.
kept-fortuna = { $seat } houdt { n-tokens }: { $tokens }.
returned-fortuna = { $seat } legt { n-tokens } terug: { $tokens }.
ranked-senatus = { $seat } heeft rang { $rank } in de Senatus en neemt { n-dice } terug.
lost-senatus = { $seat } wint niets in de Senatus en legt { n-dice } in de Latrina.
looked-at-tiles = { $seat } bekijkt drie senaatstegels: { $tiles }.
looked-at-some-tiles = { $seat } bekijkt drie senaatstegels.
kept-tile = { $seat } houdt de senaatstegel „{ $tile }”.
kept-a-tile = { $seat } houdt een senaatstegel.
passed-tiles = { $seat_from } geeft door aan { $seat }: { $tiles }.
passed-some-tiles = { $seat_from } geeft door aan { $seat } wat er van de senaatstegels over is.
stacked-tiles = Senaatstegels die onder de stapel gaan: { $count }.
took-province = { $seat } neemt { $province } voor { $size } × { $value }.
lost-castrum = Voor { $size } × { $value } van { $seat } is geen provincie meer over: naar de Latrina.
provinces-left = Uit het spel: { $provinces }.
took-patrician = { $seat } neemt { $patrician } voor een { $value }.
women-left = Vrouwen die het spel verlaten: { $women }.
men-left = Mannen die het spel verlaten: { $men }.
won-chips = { $seat } neemt { n-dice } uit de Latrina terug en krijgt { $chips ->
    [one] 1 herhaalfiche
   *[other] { $chips } herhaalfiches
  }.
game-over = De laatste etappe is voorbij; de senaatstegels worden omgedraaid en de patriciërs trekken in.
final-score = { $place }. { $seat } met { $score ->
    [one] { $score } roempunt
   *[other] { $score } roempunten
  }.

## Waarom niet
refused-NOT_ROLLED = deze dobbelstenen heb je niet gegooid
refused-NO_CHIP = opnieuw gooien kost een herhaalfiche, en je hebt er geen
refused-NOTHING_MARKED = kies eerst de dobbelstenen die je opnieuw wilt gooien
refused-MARK_ASCENDING = dobbelstenen worden van de laagste waarde af gekozen
refused-TEMPLUM_CLOSED = het Templum wordt alleen met vier of vijf spelers gebruikt
refused-TEMPLUM_COUNT = het Templum vraagt een ander aantal dobbelstenen, of je worp kan deze som niet maken
refused-TEMPLUM_TOO_LOW = de som van je dobbelstenen in het Templum moet die van de laatste plaatsing overtreffen
refused-TEMPLUM_TOO_FEW = je hebt te weinig dobbelstenen voor het Templum
refused-STRAIGHT_ONLY_EXTENDED = je hebt een straat in de Senatus en mag die alleen verlengen
refused-STRAIGHT_TAKEN = dezelfde straat ligt al in de Senatus
refused-SET_TAKEN = een set van die waarde en grootte ligt al in het Castrum
refused-FORUM_FULL = de dobbelsteen zou in het Forum geen sokkel vinden
refused-PAIR_DISPLACED = een van de twee dobbelstenen zou in het Forum geen sokkel vinden
refused-LATRINA_LAST = de Latrina is alleen voor worpen die geen ander gebouw neemt
refused-FORTUNA_COUNT = zoveel fiches houd je niet
refused-NOT_HELD = deze fiches heb je niet getrokken
refused-TILE_NOT_SEEN = deze tegel is niet een van die je mag houden
refused-PROVINCE_NOT_OPEN = deze provincie ligt niet bij het Castrum
refused-PATRICIAN_NOT_OPEN = deze patriciër staat niet in het Forum

## Benamingen van het overzicht
label-stage = Etappe
label-stages = Etappes in totaal
label-start = Startspeler
label-last_round = Laatste ronde van de etappe
label-roll = Gegooide dobbelstenen
label-marked = Gekozen om opnieuw te gooien
label-templum = Templum
label-dice = Dobbelstenen
label-leader = Aan de leiding
label-best = Te overtreffen som
label-next_dice = Dobbelstenen na de volgende plaatsing
label-due = Toe te voegen dobbelstenen
label-senatus = Senatus
label-low = Van
label-high = Tot
label-wins = Zou winnen
label-castrum = Castrum
label-value = Waarde
label-size = Grootte
label-forum = Forum Romanum
label-open_provinces = Te winnen provincies
label-open_patricians = Te winnen patriciërs
label-gone = Uit het spel
label-offered_tiles = Senaatstegels om uit te kiezen
label-passed_tiles = Senaatstegels die je zag en niet hield
label-tile = Senaatstegel
label-points = Punten nu
label-dice_in_hand = Dobbelstenen in de hand
label-latrina = Dobbelstenen in de Latrina
label-chips = Herhaalfiches
label-provinces = Provincies
label-patricians = Patriciërs
label-n_senate_tiles = Aantal senaatstegels
label-senate_tiles = Senaatstegels
label-fortuna_kept = Behouden fortunafiches
label-n_fortuna_hidden = Aantal getrokken fortunafiches
label-fortuna_hidden = Getrokken fortunafiches
label-fame = Roempunten nu
label-senate = Senaatstegels
label-fortuna = Fortunafiches
label-unhoused = Waarde zonder huis
label-homes = Huizen
label-home = Huis
label-residents = Bewoners
label-fortuna_pile = Verdekte fortunafiches
label-fortuna_returned = Teruggelegde fortunafiches

## Tegels
name-1-1 = 1
name-2-2 = 2
name-3-3 = 3
name-4-4 = 4
name-5-5 = 5
name-6-6 = 6
name-red = rood
name-green = groen
name-blue = blauw
name-purple = paars
name-yellow = geel
name-orange = oranje
thing-province = { $name } (provincie { $colour }, waarde { $worth })
name-PR-LIB-0 = Provincia Libera (jokerprovincie, waarde 0)
thing-woman = Vrouw { $number } uit { $region } ({ $colour })
thing-man = Man { $number } uit { $region } ({ $colour })
name-SQ-I = Veel provincies
help-SQ-I = 1 punt, en 1 extra voor elke twee van je provincies: provincietegels, grens- en vrije provincies, bezet of niet.
name-SQ-II = Veel patriciërs
help-SQ-II = 1 punt voor elke twee ondergebrachte patriciërs.
name-SQ-III = Veel senaatstegels
help-SQ-III = 1 punt, en 1 extra voor elk van je senaatstegels, deze inbegrepen.
name-SQ-IV = Veel fortunafiches
help-SQ-IV = 1 punt, en 2 extra voor elke drie behouden fortunafiches.
name-SQ-V = Veel echtparen
help-SQ-V = 1 punt, en 1 extra voor elk echtpaar in je provincies.
name-SQ-VI = Veel verschillende patriciërs
help-SQ-VI = 1 punt voor elke verschillende kleur onder je ondergebrachte patriciërs.
name-SQ-VII = Veel verschillende provincies
help-SQ-VII = 1 punt voor elke verschillende kleur onder je provincies, bezet of niet. Een provincietegel heeft zijn eigen kleur, een grensprovincie haar twee kleuren; een vrije provincie of de joker heeft de kleur van de bewoners en telt leeg als grijs.
name-SQ-VIII = Veel bezette provincietegels
help-SQ-VIII = 1 punt voor elk van je provincietegels met ten minste één bewoner.
name-SQ-IX = Veel vrouwen
help-SQ-IX = 1 punt voor elke ondergebrachte vrouw.
name-SQ-X = Veel mannen
help-SQ-X = 1 punt voor elke ondergebrachte man.
name-SQ-XI = Volgende generatie
help-SQ-XI = Zelf geen punten; bij elk van je echtparen mag nog een patriciër wonen in de kleur van een partner.
thing-border = Grensprovincie { $one }/{ $other }
thing-border-help = Een huis voor een vrouw en een man, elk { $one } of { $other }. Een echtpaar daar is naast zijn waarden 3 punten waard.
name-SQ-XIII-a = Vrije provincie
help-SQ-XIII-a = Een huis voor een vrouw en een man van één kleur naar keuze; met een bewoner 1 punt waard.
name-SQ-XIII-b = Vrije provincie
help-SQ-XIII-b = Een huis voor een vrouw en een man van één kleur naar keuze; met een bewoner 1 punt waard.
