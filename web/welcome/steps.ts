import * as messages from "#messages/welcome.ts";
import type { User } from "../../contract/people/users.ts";

const newFor = 14 * 86_400_000;

/** What a new member fills in, each with its place in the profile form. */
export const stepsOf = ({ Skills, Company, avatar, Cohorts }: User) => [
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
