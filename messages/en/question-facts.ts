export const names = { unanswered: "Unanswered", open: "Open", answered: "Answered" };
