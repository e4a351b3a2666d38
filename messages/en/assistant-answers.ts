import { number } from "./formats.ts";

export const title = "Title";
export const location = "Location";
export const description = "Description";
export const commentBy = (name: string) => `Comment by ${name}`;
export const companyCommentBy = (company: string, name: string) => `Comment on ${company} by ${name}`;

// With a comma before the last, unlike other lists.
const everyOf = new Intl.ListFormat("en", { type: "conjunction" });
const anyOf = new Intl.ListFormat("en", { type: "disjunction" });
const counted = (comments: number) => (comments === 1 ? "one comment" : `${number(comments)} comments`);
const mention = (comments: number) => (comments === 1 ? "mentions" : "mention");

export const nothingToRead = "No job was named, so there is nothing here to read an answer from.";
export const nothingFound = (comments: number, topics: string[]) => {
  const readers =
    comments === 0
      ? "The posting does not mention"
      : `Neither the posting nor ${counted(comments)} ${mention(comments)}`;
  return `${readers} ${anyOf.format(topics)}. You can ask the poster in a comment.`;
};
export const wordForWord = (comments: number) =>
  comments === 0
    ? "What the posting says, word for word:"
    : `What the posting and ${counted(comments)} say, word for word:`;

const opening = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1);
const how = { something: "", no: ", ruled out", asks: ", a question" };
export const finding = (topic: string, says: keyof typeof how, quote: string, source: number) =>
  `${opening(topic)}${how[says]}: “${quote}” [${source}]`;
export const notMentioned = (topics: string[]) => `Not mentioned: ${everyOf.format(topics)}.`;
