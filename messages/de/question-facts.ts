export const names = { unanswered: "Unbeantwortet", open: "Offen", answered: "Beantwortet" };
