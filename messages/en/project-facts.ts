export const stages = { idea: "Idea", building: "Being built", running: "Running", ended: "Ended" };
export const openSeats = "Open seats";
export const seatsThatFit = "Seats that fit me";
