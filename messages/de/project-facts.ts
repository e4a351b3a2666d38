export const stages = { idea: "Idee", building: "Im Aufbau", running: "Läuft", ended: "Beendet" };
export const openSeats = "Freie Plätze";
export const seatsThatFit = "Plätze, die zu mir passen";
