import { skillCatalogue } from "../skills/skill-catalogue.ts";

// "Front-End", "front end"; but "C", "C++", "C#" and ".NET" stay what they are.
const wordPattern = /\.?[\p{L}\p{N}]+[+#]*/gu;
const wordsOf = (text: string) => [...text.toLowerCase().matchAll(wordPattern)].map(([word]) => word).join(" ");

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
function searchedFor(spelling: string): string[] {
  const words = wordsOf(spelling);
  const people = roles.filter(([ending]) => ending.test(words)).map(([ending, role]) => words.replace(ending, role));
  return [words, ...people, ...people.map((role) => `${role}s`)];
}

const skillsByWords = new Map(
  skillCatalogue.flatMap(({ name, aliases }) =>
    [...aliases, name].flatMap(searchedFor).map((words) => [words, name] as const),
  ),
);
const longest = Math.max(...[...skillsByWords.keys()].map((words) => words.split(" ").length));

// Words of everyday English, of places, or of one letter: they count only where they stand for themselves.
const ambiguous = new Set(
  `ai apache assembly astro auth blender c cloud coaching communication cucumber dart data elm english excel express
  flask french german go hardware helm infrastructure instruction ionic jasmine julia ki leadership less mentoring meteor
  mobile mocha monitoring networking next node phoenix presentation prototyping pug py r remix rest scratch search shell
  sketch spanish spring statistics stripe swift teaching teamwork testing ts unity unreal windows yarn`.split(/\s+/),
);
const standsAlone = {
  before: /(^|\s[-–—&|]\s|[,:/(|]\s*|\s(and|or|und|oder)\s)$/i,
  after: /^($|\s[-–—&|]\s|\s*[,:/)|]|\s(and|or|und|oder)\s|\s(developer|engineer|programmer|software|apps?)s?\b)/i,
};

/** The catalogue's skills that a job's title names as whole words: "Web Frontend Engineer - JS" names two. */
export function skillsInTitle(title: string): string[] {
  const words = [...title.matchAll(wordPattern)].map((match) => ({ at: match.index, text: match[0] }));
  const found = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    for (let count = Math.min(longest, words.length - start); count > 0; count--) {
      const [first, last] = [words[start], words[start + count - 1]];
      if (!first || !last) continue;
      const spelling = words
        .slice(start, start + count)
        .map(({ text }) => text.toLowerCase())
        .join(" ");
      const skill = skillsByWords.get(spelling);
      const end = last.at + last.text.length;
      if (!skill || (ambiguous.has(spelling) && !isAlone(title.slice(0, first.at), title.slice(end)))) continue;
      found.add(skill);
      start += count - 1;
      break;
    }
  }
  return [...found];
}

const isAlone = (before: string, after: string) => standsAlone.before.test(before) && standsAlone.after.test(after);
