board-centre = The table and your city
