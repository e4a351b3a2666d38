import { Check } from "lucide-react";
import { Link } from "react-router";
import * as messages from "#messages/welcome.ts";
import { paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";

const newFor = 14 * 86_400_000;

/** What a new member fills in, each with its place in the profile form. */
const stepsOf = ({ Skills, Company, avatar, Cohorts }: User) => [
  { ...messages.steps.skills, place: "skills", isDone: Skills.length > 0 },
  { ...messages.steps.company, place: "company", isDone: Company !== null },
  { ...messages.steps.picture, place: "picture", isDone: avatar !== null },
  { ...messages.steps.cohort, place: "cohort", isDone: Cohorts.length > 0 },
];

/** Whether a member is shown the first steps: without skills always, else while the account is new and a step is left. */
export function needsSteps(profile: User, now = Date.now()): boolean {
  if (profile.Skills.length === 0) return true;
  return now - Date.parse(profile.createdAt) < newFor && stepsOf(profile).some(({ isDone }) => !isDone);
}

/** The first steps as large windows: each leads to its field of the profile form, and is lit when it is done. */
export function StepList({ profile }: { profile: User }) {
  return (
    <ul aria-label={messages.firstSteps} className="steps">
      {stepsOf(profile).map(({ title, why, place, isDone }) => (
        <li key={place}>
          <Link
            className={`step ${isDone ? "shining" : ""}`}
            prefetch="intent"
            to={`${paths.editUser(profile.id)}#${place}`}
          >
            <span className="font-display font-semibold text-xl leading-tight">{title}</span>
            <span className="text-sm leading-snug">
              {isDone && <Check aria-hidden className="mr-1 inline size-4" />}
              {isDone ? messages.stepDone : why}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
