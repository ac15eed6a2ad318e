board-centre = De tafel en jouw stad
