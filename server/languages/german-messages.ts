import { topics } from "../../messages/de/assistant.ts";
import * as assistantAnswers from "../../messages/de/assistant-answers.ts";
import * as auditTrail from "../../messages/de/audit-trail.ts";
import * as checkInMails from "../../messages/de/check-in-mails.ts";
import * as decisionMails from "../../messages/de/decision-mails.ts";
import * as decisionReasons from "../../messages/de/decision-reasons.ts";
import * as fields from "../../messages/de/fields.ts";
import * as formerMembers from "../../messages/de/former-members.ts";
import * as grants from "../../messages/de/grants.ts";
import { alumniBoard } from "../../messages/de/home.ts";
import * as jobFacts from "../../messages/de/job-facts.ts";
import * as jobStatus from "../../messages/de/job-status.ts";
import * as mails from "../../messages/de/mails.ts";
import * as matchReasons from "../../messages/de/match-reasons.ts";
import * as rules from "../../messages/de/moderation.ts";
import * as newsMails from "../../messages/de/news-mails.ts";
import * as notificationEntries from "../../messages/de/notification-entries.ts";
import * as profiles from "../../messages/de/profiles.ts";
import * as projectFacts from "../../messages/de/project-facts.ts";
import * as questionFacts from "../../messages/de/question-facts.ts";
import * as refusals from "../../messages/de/refusals.ts";
import * as replies from "../../messages/de/replies.ts";
import * as savedSearchNames from "../../messages/de/saved-search-names.ts";
import * as stillGoingMails from "../../messages/de/still-going-mails.ts";
import * as webhooks from "../../messages/de/webhooks.ts";

export const german = {
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
