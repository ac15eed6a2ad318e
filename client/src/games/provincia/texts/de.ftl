board-centre = Der Tisch und deine Stadt
