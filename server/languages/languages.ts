import type { Language } from "../../contract/languages/languages.ts";
import { topics } from "../../messages/en/assistant.ts";
import * as assistantAnswers from "../../messages/en/assistant-answers.ts";
import * as auditTrail from "../../messages/en/audit-trail.ts";
import * as checkInMails from "../../messages/en/check-in-mails.ts";
import * as decisionMails from "../../messages/en/decision-mails.ts";
import * as decisionReasons from "../../messages/en/decision-reasons.ts";
import * as fields from "../../messages/en/fields.ts";
import * as formerMembers from "../../messages/en/former-members.ts";
import * as grants from "../../messages/en/grants.ts";
import { alumniBoard } from "../../messages/en/home.ts";
import * as jobFacts from "../../messages/en/job-facts.ts";
import * as jobStatus from "../../messages/en/job-status.ts";
import * as mails from "../../messages/en/mails.ts";
import * as matchReasons from "../../messages/en/match-reasons.ts";
import * as rules from "../../messages/en/moderation.ts";
import * as newsMails from "../../messages/en/news-mails.ts";
import * as notificationEntries from "../../messages/en/notification-entries.ts";
import * as profiles from "../../messages/en/profiles.ts";
import * as projectFacts from "../../messages/en/project-facts.ts";
import * as questionFacts from "../../messages/en/question-facts.ts";
import * as refusals from "../../messages/en/refusals.ts";
import * as replies from "../../messages/en/replies.ts";
import * as savedSearchNames from "../../messages/en/saved-search-names.ts";
import * as stillGoingMails from "../../messages/en/still-going-mails.ts";
import * as webhooks from "../../messages/en/webhooks.ts";
import { german } from "./german-messages.ts";

/** Also for the command line and the logs. */
export const english = {
  assistantAnswers,
  auditTrail,
  checkInMails,
  decisionMails,
  decisionReasons,
  formerMembers,
  grants,
  jobFacts,
  jobStatus,
  mails,
  manifest: { description: alumniBoard },
  matchReasons,
  newsMails,
  notificationEntries,
  profiles,
  projectFacts,
  questionFacts,
  refusals: Object.assign({}, fields, refusals),
  replies,
  rules,
  savedSearchNames,
  stillGoingMails,
  topics,
  webhooks,
};

type InAnyWords<Sentences> = { [Name in keyof Sentences]: Sentences[Name] extends string ? string : Sentences[Name] };

/** All messages of the server in one language. */
export type Messages = { [Module in keyof typeof english]: InAnyWords<(typeof english)[Module]> };

export type { Language };
export const languages: Record<Language, Messages> = { en: english, de: german };
