import type { JobFacts } from "./job-fact-import.ts";

export type TitleFacts = Pick<JobFacts, "workplace" | "type" | "level">;

/** At the end of a part of the title: "Engineer - LA Remote" matches, "Remote Sensing" doesn't. */
const workplaces = { remote: /(?<!\bhybrid )\bremote$/i, hybrid: /\bhybrid( remote)?$/i, onsite: /\bon-?site$/i };
const types = {
  "full-time": /\b(full[- ]?time|vollzeit)\b/i,
  "part-time": /\b(part[- ]?time|teilzeit)\b/i,
  "working-student": /\b(working student|werkstudent)/i,
  internship: /\b(interns?|internship|praktikum|praktikant(in)?)\b(?!-| (program|coordinator|manager|recruiter))/i,
  apprenticeship:
    /\b(apprentice(ship)?|ausbildung(splatz)?|azubis?|auszubildender?)\b(?!-| (program|coordinator|manager|recruiter))/i,
  freelance: /\b(freelance|freiberuf)/i,
};
const levels = {
  junior: /\b(junior|jr)\b/i,
  mid: /\b(mid|midlevel|intermediate)\b(?![- ](market|size|term))/i,
  senior: /\b(senior|sr)\b/i,
  lead: /\blead\b(?![- ](gen\b|generation|generierung|management|nurturing|qualification))/i,
};

/** The facts in a job's title: "Part Time – Junior Developer - Remote". Null if it names two of a kind. */
export const factsInTitle = (title: string): TitleFacts => ({
  workplace: theOneIn(partsOf(title), workplaces),
  type: theOneIn([title], types),
  level: theOneIn([title], levels),
});

/** The parts of a title, without those that offer a choice, name a company or negate: "Open positions at Remote". */
const partsOf = (title: string) =>
  title
    .split(/\s[-–—]\s|[|,/()]/)
    .map((part) => part.trim())
    .filter((part) => !undecided.test(part));

const undecided =
  /\b(or|oder|at|bei|no|non|not|kein|nicht|ohne|partly|partially|teilweise|days?|tage?|\d\d?\s?%|optional)(?!\w)/i;

function theOneIn<Value extends string>(parts: readonly string[], spelt: Record<Value, RegExp>): Value | null {
  const stated = (Object.keys(spelt) as Value[]).filter((value) => parts.some((part) => spelt[value].test(part)));
  return stated.length === 1 ? (stated[0] as Value) : null;
}
