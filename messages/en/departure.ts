import { list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const title = "Delete account";
export const about = "Leave the board.";
export const whatGoes =
  "Your profile is deleted at once and for good. You choose whether your posts and comments go too, and you see what is affected before anything happens. To keep a copy, download your data first.";

export const dialog = "Delete your account";
export const belongingsFailed = "What belongs to your account couldn't be loaded.";
export const forGood =
  "Your profile is deleted at once and for good, and you are logged out everywhere. Nobody can bring it back.";
export const password = "Your password";
export const confirm = "Delete my account for good";
export const deleting = "Deleting...";
export const deleted = "Your account is deleted.";

const counted = {
  ...postKinds.counted,
  comments: (count: number) => (count === 1 ? "1 comment" : `${number(count)} comments`),
};
type Posts = Record<keyof typeof counted, number>;

/** 2 jobs, 1 question and 12 comments; what there is none of is left out. */
export const posts = (counts: Posts) =>
  list(
    (Object.keys(counted) as (keyof Posts)[])
      .filter((kind) => counts[kind] > 0)
      .map((kind) => counted[kind](counts[kind])),
  );

export const yours = {
  standsOn: <Part>(posts: Part) => ["Your name stands on ", posts, ". What happens to that?"],
  nothing: "You have posted nothing, so nothing of yours stays behind.",
  withoutName: "Without your name: it is shown as by a former member.",
  companies: (count: number) =>
    count === 1
      ? "1 company that you added stays, without your name."
      : `${number(count)} companies that you added stay, without your name.`,
};
export const theirs = {
  standsOn: <Part>(posts: Part) => ["Their name stands on ", posts, ". What happens to that?"],
  nothing: "They have posted nothing, so nothing of theirs stays behind.",
  withoutName: "Without their name: it is shown as by a former member.",
  companies: (count: number) =>
    count === 1
      ? "1 company that they added stays, without their name."
      : `${number(count)} companies that they added stay, without their name.`,
};
export const savedJobs = (count: number) =>
  count === 1
    ? "The job that you saved is deleted, with your note."
    : `The ${number(count)} jobs that you saved are deleted, with your notes.`;
export const votes = (count: number) =>
  count === 1 ? "Your vote is taken back." : `Your ${number(count)} votes are taken back.`;
export const keep = "Let it stay";
export const erase = "Erase it";
export const whatErasingDoes = "It is deleted for everyone, with what others wrote below it.";
export const savedSearches = (count: number) =>
  count === 1 ? "The search that you saved is deleted." : `The ${number(count)} searches that you saved are deleted.`;
export const conversations = (count: number) =>
  count === 1
    ? "Your conversation is closed: the other person keeps what you wrote, unless it is a request without an answer."
    : `Your ${number(count)} conversations are closed: the others keep what you wrote, except for requests without an answer.`;
export const bin = "What you deleted in the last 30 days can't be brought back any more.";
