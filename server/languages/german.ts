import * as answers from "../../messages/de/answers.ts";
import { topics } from "../../messages/de/assistant.ts";
import * as checkInMails from "../../messages/de/check-in-mails.ts";
import * as decisionMails from "../../messages/de/decision-mails.ts";
import * as entries from "../../messages/de/entries.ts";
import * as fields from "../../messages/de/fields.ts";
import * as grants from "../../messages/de/grants.ts";
import { alumniBoard } from "../../messages/de/home.ts";
import * as jobFacts from "../../messages/de/job-facts.ts";
import * as jobStatus from "../../messages/de/job-status.ts";
import * as mails from "../../messages/de/mails.ts";
import * as rules from "../../messages/de/moderation.ts";
import * as names from "../../messages/de/names.ts";
import * as newsMails from "../../messages/de/news-mails.ts";
import * as profiles from "../../messages/de/profiles.ts";
import * as projectFacts from "../../messages/de/project-facts.ts";
import * as questionStates from "../../messages/de/question-states.ts";
import * as reasons from "../../messages/de/reasons.ts";
import * as refusals from "../../messages/de/refusals.ts";
import * as replies from "../../messages/de/replies.ts";
import * as searchNames from "../../messages/de/search-names.ts";
import * as stillGoingMails from "../../messages/de/still-going-mails.ts";
import * as trail from "../../messages/de/trail.ts";
import * as verdicts from "../../messages/de/verdicts.ts";
import * as webhooks from "../../messages/de/webhooks.ts";

export const german = {
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
