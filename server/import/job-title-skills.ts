import { ambiguousInTitles } from "../skills/everyday-words.ts";
import { type Occurrence, SkillSpellings, spelling } from "../skills/skill-spellings.ts";

const roles: readonly (readonly [RegExp, string])[] = [
  [/development$/, "developer"],
  [/engineering$/, "engineer"],
  [/science$/, "scientist"],
  [/analysis$/, "analyst"],
  [/administration$/, "administrator"],
  [/testing$/, "tester"],
  [/design$/, "designer"],
];

/** The spellings to look for: Data Science as "data science", "data scientist" and "data scientists". */
function searchedFor(name: string): string[] {
  const words = spelling(name).join(" ");
  const people = roles.filter(([ending]) => ending.test(words)).map(([ending, role]) => words.replace(ending, role));
  return [words, ...people, ...people.map((role) => `${role}s`)];
}

const standsAlone = {
  before: /(^|\s[-–—&|]\s|[,:/(|]\s*|\s(and|or|und|oder)\s)$/i,
  after: /^($|\s[-–—&|]\s|\s*[,:/)|]|\s(and|or|und|oder)\s|\s(developer|engineer|programmer|software|apps?)s?\b)/i,
};

/**
 * Finds the skills that a job's title mentions as whole words: "Web Frontend Engineer - JS" mentions two. Of two skills with
 * the same spelling, the first counts.
 */
export function titleReader<Skill>(spelt: readonly (readonly [name: string, skill: Skill])[]) {
  const spellings = new SkillSpellings(
    spelt.flatMap(([name, skill]) => searchedFor(name).map((words) => [words, skill] as const)),
  );
  return (title: string): Skill[] => {
    const isMeant = ({ words, at, end }: Occurrence<Skill>) =>
      !ambiguousInTitles.has(words) ||
      (standsAlone.before.test(title.slice(0, at)) && standsAlone.after.test(title.slice(end)));
    return [...new Set([...spellings.in(title, isMeant)].map(({ skill }) => skill))];
  };
}
