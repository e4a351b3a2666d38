import type { Language } from "../../contract/languages/languages.ts";
import * as answers from "../../messages/en/answers.ts";
import { topics } from "../../messages/en/assistant.ts";
import * as checkInMails from "../../messages/en/check-in-mails.ts";
import * as decisionMails from "../../messages/en/decision-mails.ts";
import * as entries from "../../messages/en/entries.ts";
import * as fields from "../../messages/en/fields.ts";
import * as grants from "../../messages/en/grants.ts";
import { alumniBoard } from "../../messages/en/home.ts";
import * as jobFacts from "../../messages/en/job-facts.ts";
import * as jobStatus from "../../messages/en/job-status.ts";
import * as mails from "../../messages/en/mails.ts";
import * as rules from "../../messages/en/moderation.ts";
import * as names from "../../messages/en/names.ts";
import * as newsMails from "../../messages/en/news-mails.ts";
import * as profiles from "../../messages/en/profiles.ts";
import * as projectFacts from "../../messages/en/project-facts.ts";
import * as questionStates from "../../messages/en/question-states.ts";
import * as reasons from "../../messages/en/reasons.ts";
import * as refusals from "../../messages/en/refusals.ts";
import * as replies from "../../messages/en/replies.ts";
import * as searchNames from "../../messages/en/search-names.ts";
import * as stillGoingMails from "../../messages/en/still-going-mails.ts";
import * as trail from "../../messages/en/trail.ts";
import * as verdicts from "../../messages/en/verdicts.ts";
import * as webhooks from "../../messages/en/webhooks.ts";
import { german } from "./german.ts";

/** Also for the command line and the logs. */
export const english = {
  answers,
  checkInMails,
  decisionMails,
  entries,
  grants,
  jobFacts,
  jobStatus,
  mails,
  manifest: { description: alumniBoard },
  names,
  newsMails,
  questionStates,
  profiles,
  projectFacts,
  reasons,
  refusals: Object.assign({}, fields, refusals),
  replies,
  rules,
  searchNames,
  stillGoingMails,
  topics,
  trail,
  verdicts,
  webhooks,
};

type InAnyWords<Sentences> = { [Name in keyof Sentences]: Sentences[Name] extends string ? string : Sentences[Name] };

/** All messages of the server in one language. */
export type Messages = { [Module in keyof typeof english]: InAnyWords<(typeof english)[Module]> };

export type { Language };
export const languages: Record<Language, Messages> = { en: english, de: german };
