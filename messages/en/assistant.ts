import { list, number } from "./formats.ts";

export const workLifeQuestion = (jobTitle: string) => `What is the work/life balance for ${jobTitle}?`;
export const ask = "Ask AI about work/life balance";
export const askPosting = "What does the posting say about work/life balance?";
export const askInComment = "Ask in a comment";
export const close = "Close";

export const topics = {
  "working hours": "working hours",
  overtime: "overtime",
  "on-call duty": "on-call duty",
  "remote or hybrid work": "remote or hybrid work",
  flexibility: "flexibility",
  "part-time": "part-time",
  holidays: "holidays",
  "parental leave": "parental leave",
  travel: "travel",
};
// With a comma before "and", unlike other lists.
const topicList = new Intl.ListFormat("en", { type: "conjunction" });
export const suggestedQuestion = (asked: string[]) => `Can you say something about ${topicList.format(asked)}?`;

export const sources = "Sources";
export const source = (number: number, label: string) => `Source ${number}: ${label}`;

export const notMentioned = <Part>(emphasis: (words: string) => Part, topics: string[]) => [
  emphasis("Not mentioned:"),
  ` ${topics.join(", ")}.`,
];
export const quoted = {
  something: <Part>(quote: Part, _mark: (words: string) => Part) => ["“", quote, "”"],
  no: <Part>(quote: Part, mark: (words: string) => Part) => [mark("Ruled out: "), "“", quote, "”"],
  asks: <Part>(quote: Part, mark: (words: string) => Part) => [mark("A question: "), "“", quote, "”"],
};

type Read = { posting: boolean; comments: number; companyComments: number };
const comments = (count: number) => (count === 1 ? "1 comment" : `${number(count)} comments`);
const whatWasRead = (read: Read) =>
  list([
    ...(read.posting ? ["the posting"] : []),
    ...(read.comments > 0 ? [`${comments(read.comments)} on it`] : []),
    ...(read.companyComments > 0 ? [`${comments(read.companyComments)} on the company`] : []),
  ]);

export const nothingSent = (read?: Read) =>
  read
    ? `From ${whatWasRead(read)}, without AI. Nothing is sent anywhere.`
    : "Read on this board, without AI. Nothing is sent anywhere.";
export const sentTo = (host: string, read?: Read) =>
  read
    ? `From ${whatWasRead(read)}. The question, the posting and the comments are sent to ${host}, without names of members.`
    : `The question, the posting and the comments are sent to ${host}, without names of members.`;
