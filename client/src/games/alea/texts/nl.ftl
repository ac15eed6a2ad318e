board-city = De stad Rome
board-templum = Templum
board-templum-what = Steeds meer dobbelstenen met een steeds hogere som. Levert fortunafiches op.
board-templum-next = { $due ->
    [0] Er zijn geen dobbelstenen nodig.
    [one] Nu: één dobbelsteen erbij, jouw som boven { $best }.
   *[other] Nu: { $due } dobbelstenen erbij, jouw som boven { $best }.
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
board-marked = Deze dobbelstenen worden opnieuw gegooid.
board-rolled = { $name } gooit.
board-die = Dobbelsteen met { $value }
board-reroll = { $dice ->
    [one] Deze
   *[other] { $dice } dobbelstenen
  } opnieuw gooien (1 fiche)
board-unpick = Terugleggen
board-empty = Leeg
board-wins = zou nu winnen
board-loses = zou nu niets winnen
board-dice = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
  }
board-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
board-starts = begint
board-last-round = Laatste ronde
board-homeless = Nog geen huis
board-housing = Wie woont waar

waits-place = { $seat } plaatst dobbelstenen.
waits-place-or-reroll = { $seat } plaatst dobbelstenen of gooit opnieuw.
waits-mark = { $seat } kiest dobbelstenen om opnieuw te gooien.
waits-fortuna = { $seat } kiest welke fortunafiches blijven.
waits-senate = { $seat } kiest een senaatstegel.
waits-province = { $seat } kiest een provincie.
waits-patrician = { $seat } kiest een patriciër.
