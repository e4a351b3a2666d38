import { ambiguousInTitles } from "../../skills/everyday-words.ts";
import { skillCatalogue } from "../../skills/skill-catalogue.ts";
import { type Occurrence, SkillSpellings, spelling } from "../../skills/skill-spellings.ts";

const roles: readonly (readonly [RegExp, string])[] = [
  [/development$/, "developer"],
  [/engineering$/, "engineer"],
  [/science$/, "scientist"],
  [/analysis$/, "analyst"],
  [/administration$/, "administrator"],
  [/testing$/, "tester"],
  [/design$/, "designer"],
];

/** Data Science is looked for as "data science", and as "data scientist" and "data scientists". */
function searchedFor(name: string): string[] {
  const words = spelling(name).join(" ");
  const people = roles.filter(([ending]) => ending.test(words)).map(([ending, role]) => words.replace(ending, role));
  return [words, ...people, ...people.map((role) => `${role}s`)];
}

const spellings = new SkillSpellings(
  skillCatalogue
    .flatMap(({ name, aliases }) => [...aliases, name].flatMap(searchedFor).map((words) => [words, name] as const))
    // Of two skills that are called so the later one.
    .reverse(),
);

const standsAlone = {
  before: /(^|\s[-–—&|]\s|[,:/(|]\s*|\s(and|or|und|oder)\s)$/i,
  after: /^($|\s[-–—&|]\s|\s*[,:/)|]|\s(and|or|und|oder)\s|\s(developer|engineer|programmer|software|apps?)s?\b)/i,
};

/** The catalogue's skills that a job's title names as whole words: "Web Frontend Engineer - JS" names two. */
export function skillsInTitle(title: string): string[] {
  const isMeant = ({ words, at, end }: Occurrence<string>) =>
    !ambiguousInTitles.has(words) ||
    (standsAlone.before.test(title.slice(0, at)) && standsAlone.after.test(title.slice(end)));
  return [...new Set([...spellings.in(title, isMeant)].map(({ skill }) => skill))];
}
