import { number } from "./formats.ts";

export const list = {
  title: "Questions & Answers",
  search: "Search questions...",
  pages: "Pages of questions",
  failed: "The questions couldn't be loaded.",
  emptyPage: "There are no questions on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No questions found for “", search, "”. Try fewer or other words."],
};
export const ask = "Ask a Question";
export const none = <Part>(ask: (words: string) => Part) => [
  "Nobody has asked anything yet. What would you like to know? ",
  ask("Ask the first question"),
  ".",
];

export const moreDetails = "More Details";
export const moreDetailsAbout = (title: string) => `More Details about ${title}`;

export const failed = "This question couldn't be loaded";
export const backToList = "Back to Questions";
export const askedBy = <Part>(person: Part) => ["asked by ", person];
export const edit = "Edit Question";
export const answerIt = "Answer this question";
export const haveItToo = "I have this too";
export const willBeOffered = (skills: string) =>
  `No answer within a day? Then up to three members who know ${skills} are asked.`;
export const offered = (count: number, skills: string) => {
  if (count === 1) return `One member who knows ${skills} was asked.`;
  return `${count === 2 ? "Two" : "Three"} members who know ${skills} were asked.`;
};
export const acceptanceFailed = "Ooops, something went wrong";
/** To who asked. */
export const noAnswersYet = "No answers yet.";
export const answers = {
  title: "Answers",
  none: "No answers yet. Do you know one?",
  write: "Write an answer",
  failed: "The answers couldn't be loaded.",
  wasDeleted: "This answer was deleted.",
};

export const editPage = {
  title: "Edit Question",
  failed: "This question couldn't be loaded.",
  refused: "You are not authorized to edit this question.",
};
export const logInFirst = "Please log in to ask a question!";

export const titleLabel = "Title";
export const titleLength = (length: number, max: number) =>
  length > max
    ? `${number(length)} of ${number(max)} characters, ${number(length - max)} too many`
    : `${number(length)} of ${number(max)} characters`;
export const skillsHint = (max: number) =>
  `At most ${number(max)}. If nobody answers, members who know one of them may be asked.`;
export const similar = "Similar questions";
export const similarFound = (count: number) =>
  count === 1 ? "1 similar question" : `${number(count)} similar questions`;
export const howAnswered = {
  answered: "Answered",
  answers: (count: number) => (count === 1 ? "1 answer" : `${number(count)} answers`),
  none: "No answer yet",
};
export const saving = {
  created: "Question created successfully!",
  updated: "Question updated successfully!",
  creationFailed: "Failed to create question. Please try again.",
  updateFailed: "Failed to update question. Please try again.",
};
export const deletion = {
  title: "Delete question",
  question: "Are you sure you want to delete this question?",
  goesWithIt: "Its answers go with it.",
  done: "Question deleted successfully!",
  failed: "Failed to delete question. Please try again.",
};

export const sorts = { newest: "Newest", active: "Last activity", votes: "Most votes" };
export const state = "State";
export const mine = "My questions";
export const count = (questions: number) => (questions === 1 ? "1 question" : `${number(questions)} questions`);
export const noneMatch = "No questions match these filters.";

/** After their number. */
export const votes = (count: number): string => (count === 1 ? "vote" : "votes");
export const questionListAnswers = (count: number): string => (count === 1 ? "answer" : "answers");
export const active = (ago: string) => `active ${ago}`;
export const otherSkills = (count: number) => `+${number(count)}`;
