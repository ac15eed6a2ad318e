game-title = Leduc hold'em
game-summary = Zes kaarten, twee biedrondes: zet in op een kaart die alleen jij ziet, en dan op de kaart die iedereen ziet.
game-howto-1 = Ieder heeft één fiche ingezet en houdt één kaart vast: boer, vrouw of heer. Van elk zijn er twee.
game-howto-2 = In je beurt pas je, ga je mee of verhoog je. Meegaan is evenveel inzetten als de ander; hebben jullie evenveel ingezet, dan is het een check en kost het niets.
game-howto-3 = Een verhoging is 2 fiches in de eerste ronde en 4 in de tweede. Per ronde wordt hoogstens twee keer verhoogd.
game-howto-4 = Na de eerste ronde wordt een van de vier overige kaarten opengelegd.
game-howto-5 = Wie dezelfde rang heeft als de open kaart, wint. Heeft niemand die, dan wint de hoogste kaart; gelijke kaarten delen.
game-howto-6 = Als je past, wint de ander meteen wat jij hebt ingezet en wordt er geen kaart getoond.
game-over = Het spel is afgelopen.
final-score = { $place }. { $seat }: { $score ->
    [one] { $score } fiche
   *[other] { $score } fiches
}

ending-fold = Gepast
ending-showdown = Showdown

ask-nothing = Er valt niets meer te beslissen.
ask-call = { $chips ->
    [one] Er ontbreekt één fiche: passen, meegaan of verhogen.
   *[other] Er ontbreken { $chips } fiches: passen, meegaan of verhogen.
}
ask-check = Jullie hebben evenveel ingezet: check of verhogen.

action-fold = Passen
action-call = Meegaan of check
action-raise = Verhogen

refused-OK = Toegestaan
refused-NOT_ASKED = Er wordt nu niet geboden.
refused-NOTHING_TO_FOLD_TO = Je mag alleen passen als de ander meer heeft ingezet.
refused-NO_MORE_RAISES = In deze ronde is al twee keer verhoogd.

folded = { $seat } past.
checked = { $seat } checkt.
called = { $seat } gaat mee met { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
}.
raised = { $seat } verhoogt en zet { $chips } fiches in.
turned-up = De open kaart: { $card }.
showed = { $seat } toont: { $card }.
won = { $seat } wint { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
}.
shared = De kaarten zijn gelijk: ieder neemt zijn inzet terug.

leads-folded = Je verliest je inzet.
leads-called = Je zet { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
} bij.
leads-raised = Je zet { $chips } fiches bij.

label-round = Ronde
label-board = Open kaart
label-card = Kaart
label-staked = Inzet
label-raises_left = Verhogingen over
label-bets = Biedingen

name-jack-1 = boer
name-jack-2 = boer
name-queen-1 = vrouw
name-queen-2 = vrouw
name-king-1 = heer
name-king-2 = heer
name-fold = gepast
name-call = meegegaan
name-raise = verhoogd
