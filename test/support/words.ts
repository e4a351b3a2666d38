import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type * as accounts from "../../messages/en/accounts.ts";
import type * as assistant from "../../messages/en/assistant.ts";
import type * as assistantAnswers from "../../messages/en/assistant-answers.ts";
import type * as auditTrail from "../../messages/en/audit-trail.ts";
import type * as comments from "../../messages/en/comments.ts";
import type * as companies from "../../messages/en/companies.ts";
import type * as editor from "../../messages/en/editor.ts";
import type * as forms from "../../messages/en/forms.ts";
import type * as jobs from "../../messages/en/jobs.ts";
import type * as lists from "../../messages/en/lists.ts";
import type * as mails from "../../messages/en/mails.ts";
import type * as matches from "../../messages/en/matches.ts";
import type * as members from "../../messages/en/members.ts";
import type * as moderation from "../../messages/en/moderation.ts";
import type * as notifications from "../../messages/en/notifications.ts";
import type * as postKinds from "../../messages/en/post-kinds.ts";
import type * as profileForm from "../../messages/en/profile-form.ts";
import type * as projects from "../../messages/en/projects.ts";
import type * as questions from "../../messages/en/questions.ts";
import type * as refusals from "../../messages/en/refusals.ts";
import type * as replies from "../../messages/en/replies.ts";
import type * as savedSearches from "../../messages/en/saved-searches.ts";
import type * as search from "../../messages/en/search.ts";
import type * as settings from "../../messages/en/settings.ts";
import type * as shell from "../../messages/en/shell.ts";
import type * as signIn from "../../messages/en/sign-in.ts";
import type * as skills from "../../messages/en/skills.ts";
import type * as welcome from "../../messages/en/welcome.ts";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** The messages of a language, by module. */
export type Words = {
  accounts: typeof accounts;
  assistantAnswers: typeof assistantAnswers;
  assistant: typeof assistant;
  comments: typeof comments;
  companies: typeof companies;
  editor: typeof editor;
  forms: typeof forms;
  jobs: typeof jobs;
  lists: typeof lists;
  matches: typeof matches;
  mails: typeof mails;
  members: typeof members;
  moderation: typeof moderation;
  notifications: typeof notifications;
  profileForm: typeof profileForm;
  projects: typeof projects;
  questions: typeof questions;
  refusals: typeof refusals;
  replies: typeof replies;
  savedSearches: typeof savedSearches;
  search: typeof search;
  settings: typeof settings;
  postKinds: typeof postKinds;
  shell: typeof shell;
  signIn: typeof signIn;
  skills: typeof skills;
  auditTrail: typeof auditTrail;
  welcome: typeof welcome;
};

const folder = join(import.meta.dirname, "../../messages");

/** Loads all messages of a language. */
export async function wordsIn(language: Language): Promise<Words> {
  const modules = await readdir(join(folder, language));
  const named = await Promise.all(
    modules.map(async (module) => [camelCase(module), await import(join(folder, language, module))]),
  );
  return Object.fromEntries(named);
}

const camelCase = (module: string) => module.replace(".ts", "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
