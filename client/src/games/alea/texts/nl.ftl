board-city = De stad Rome
board-templum = Templum
board-templum-what = Steeds meer dobbelstenen met een steeds hogere som. Levert fortunafiches op.
board-templum-next = { $due ->
    [0] Er zijn geen dobbelstenen nodig.
    [one] Nu één steen erbij, som boven { $best }.
   *[other] Nu { $due } stenen erbij, som boven { $best }.
  }
board-senatus = Senatus
board-senatus-what = Ieder één straat. De langste kiezen geheime senaatstegels.
board-castrum = Castrum
board-castrum-what = Dobbelstenen van één waarde. De grootste sets kiezen provincies.
board-forum = Forum Romanum
board-forum-what = Eén dobbelsteen, of twee die samen vijf zijn. Lage verdringen hoge; van links wint elk een patriciër.
board-latrina = Latrina
board-latrina-what = Dobbelstenen die niets winnen: elk een herhaalfiche.
board-place-here = Hier plaatsen
board-no-shape = { $building }: Deze dobbelstenen passen hier niet.
board-why-not = Waarom niet hier?
board-pick-dice = Kies dobbelstenen, dan een gebouw.
board-pick-building = Kies nu een gebouw.
board-fits-nowhere = Geen gebouw neemt deze dobbelstenen.
board-marked = Deze dobbelstenen worden opnieuw gegooid.
board-rolled = { $name } gooit.
board-die = Dobbelsteen met { $value }
board-reroll = { $dice ->
    [one] Deze
   *[other] { $dice } dobbelstenen
  } opnieuw gooien (1 fiche)
board-unpick = Terugleggen
board-empty = Leeg
board-keeps-two = zou nu twee fortunafiches houden
board-keeps-one = zou nu één fortunafiche houden
board-wins = zou nu winnen
board-loses = zou nu niets winnen
board-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
board-starts = begint
board-last-round = Laatste ronde
board-homeless = Nog geen huis
board-housing = Wie woont waar
board-templum-closed = Gesloten. Hij gaat open met vier of vijf spelers.
board-evaluated = wordt nu gewaardeerd
board-done = gewaardeerd
board-evaluation = Waardering
board-left = { $what } over: { $count }
board-ends-stage = Je laatste dobbelstenen! Deze ronde beëindigt de etappe.
board-last-chance = Laatste ronde: dobbelstenen die je houdt, gaan naar de Latrina.
board-won = Wat etappe { $stage } opleverde
board-won-nothing = niets
board-chips-won = { $chips ->
    [one] 1 herhaalfiche
   *[other] { $chips } herhaalfiches
  }
board-secret-tile = Een senaatstegel
board-ask-province = Provincies zijn woonplaatsen. Elk telt haar getal, één minder zolang er niemand woont.
board-ask-patrician = Een patriciër telt met een woning: een provincie van dezelfde kleur, voor één vrouw en één man.
board-templum-evaluated = Wie hier de meeste dobbelstenen heeft, houdt twee fortunafiches, de anderen één. Alle dobbelstenen gaan terug.
board-senatus-evaluated = De beste straten kiezen geheime tegels, de beste eerst. Wie niets wint, legt de dobbelstenen in de Latrina.
board-castrum-evaluated = De grootste set kiest als eerste een provincie. Is er geen meer, dan gaan de overige dobbelstenen naar de Latrina.
board-forum-evaluated = Van links naar rechts neemt elke dobbelsteen een patriciër en gaat terug.
board-latrina-evaluated = Elke dobbelsteen hier gaat terug met een herhaalfiche.

waits-place = { $seat } plaatst dobbelstenen.
waits-place-or-reroll = { $seat } plaatst dobbelstenen of gooit opnieuw.
waits-mark = { $seat } kiest dobbelstenen om opnieuw te gooien.
waits-fortuna = { $seat } kiest welke fortunafiches blijven.
waits-senate = { $seat } kiest een senaatstegel.
waits-province = { $seat } kiest een provincie.
waits-patrician = { $seat } kiest een patriciër.
