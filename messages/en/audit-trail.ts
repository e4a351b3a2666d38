import { calendarDay, number } from "./formats.ts";

export const role = (before: string, after: string) => `from ${before} to ${after}`;
export const emailToo = "the address too";
export const until = (endsAt: string) => `until ${calendarDay(new Date(endsAt))}`;
const outcomes = {
  kept: "nothing wrong",
  hidden: "hidden",
  removed: "removed",
  cleared: "parts removed",
  suspended: "suspended",
  held: "held",
};
export const outcome = (decided: keyof typeof outcomes) => outcomes[decided];
export const addresses = (count: number) => (count === 1 ? "one address" : `${number(count)} addresses`);
export const postsKept = "posts kept";
export const postsErased = "posts erased";

const one: Record<string, string> = {
  members: "member",
  companies: "company",
  skills: "skill",
  jobs: "job",
  projects: "project",
  cohorts: "cohort",
  figures: "month of figures",
};
const many: Record<string, string> = { figures: "months of figures" };
export const exported = (count: number, kind: string) => `${number(count)} ${(count === 1 ? one : many)[kind] ?? kind}`;
type Changes = { kind: string; added: number; updated: number };
const changed = ({ kind, added, updated }: Changes) => {
  if (updated === 0) return `${kind} ${number(added)} added`;
  if (added === 0) return `${kind} ${number(updated)} updated`;
  return `${kind} ${number(added)} added, ${number(updated)} updated`;
};
export const imported = (changes: Changes[]) => changes.map(changed).join("; ") || "nothing new";
export const restored = (isOwn: boolean, day: string) => `${isOwn ? "its own" : "another's"}, of ${day}`;
