import { number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const jobEnds = (title: string) => `Last day: ${title}`;

export const title = "Tokens and feeds";
export const about = "Access for scripts, feed readers and assistants. Revoke what you don't use.";
export const none =
  "You have none yet. A token gives access to a script or an assistant. You make a feed beside a list, with the button “Feed”.";
export const failed = "Your tokens and feeds couldn't be loaded.";
export const kinds = { token: "Token", feed: "Feed" };
export const ends = <Part>(day: Part) => ["ends ", day];
export const lastUsed = (ago: string) => `last used ${ago}`;
export const neverUsed = "never used";
export const may = (nouns: string[]) => `May: ${nouns.join("; ")}`;
export const reads = (noun: string) => `read ${noun}`;
export const writes = (noun: string) => `write ${noun}`;
export const readsAndWrites = (noun: string) => `read and write ${noun}`;
export const nouns = {
  ...postKinds.scopes,
  companies: "companies",
  people: "people",
  search: "search",
  notifications: "notifications",
  profile: "your profile",
};
export const revoke = "Revoke";
export const revokeThis = (name: string) => `Revoke “${name}”?`;
export const revokeOf = (name: string) => `Revoke ${name}`;
export const whatRevokingDoes = {
  token: "Whatever uses this token loses access at once.",
  feed: "Its addresses stop working at once, in every feed reader.",
};
export const revoked = (name: string) => `“${name}” is revoked.`;

export const newToken = "New token";
export const name = "Name";
export const tokenNameHint = "Where you will use it, such as “Job alerts script”.";
export const mayDo = "It may";
export const mayDoHint =
  "Never more than you may do yourself. No token gives access to messages, your account or administration.";
export const read = "Read";
export const write = "Write";
export const readOf = (noun: string) => `Read: ${noun}`;
export const writeOf = (noun: string) => `Write: ${noun}`;
export const endsAfter = "Ends after";
export const days = (count: number) => `${number(count)} days`;
export const make = "Make token";
export const making = "Making...";
export const yourToken = "Your new token";
export const token = "Token";
export const shownOnce = "Copy it now: the board shows it only once and keeps no copy.";
export const copy = "Copy";
export const copied = "Copied";
export const copyThis = (what: string) => `Copy: ${what}`;
export const done = "Done";

export const feed = "Feed";
export const feedAbout =
  "A feed reader or a website follows this list, with its filters, as you see it. Whoever has the address can read it.";
export const feedNameHint = "The title that the feed reader shows.";
export const makeFeed = "Make feed";
export const yourFeed = "Your new feed";
export const feedShownOnce =
  "Copy the address now: the board shows it only once. You can revoke the feed in your settings.";
export const addresses = { atom: "Atom", json: "JSON Feed", ics: "Calendar of last days (iCalendar)" };

export const assistants = "Assistants";
export const assistantsAbout = "For assistants that speak MCP, the Model Context Protocol.";
export const whatAssistantsDo =
  "An assistant with one of your tokens can search the board, read jobs, questions and companies, find people, save jobs and draft answers. It never writes to anybody: you send what it drafts.";
export const mcpAddress = "Address";
export const mcpSetting = "Most assistants take a setting like this, with your token:";
export const scripts = "Scripts";
export const scriptsAbout = "The same calls as this website.";
export const firstCall = "The first call, with your token:";
export const allCalls = <Part>(link: (words: string) => Part) => [
  link("The API guide"),
  " lists every call with the scope it needs, and shows a feed, a webhook receiver and an MCP client.",
];

export const draftOfAssistant = "One of your tools wrote this draft. Nobody else has seen it.";
export const discardDraft = "Discard draft";
