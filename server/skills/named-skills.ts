import type { SkillName } from "../../contract/skills/skills.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/connection.ts";
import { current } from "../database/current.ts";
import { everydayWords } from "./everyday-words.ts";
import { type Occurrence, SkillSpellings } from "./skill-spellings.ts";

const namedMax = 15;

export type SkillNaming = (text: string) => Promise<SkillName[]>;

/** The skills that a text names, as the board knows them at the moment, by their first place; nothing that these imply. */
export function skillNaming(database: Database, feed: ChangeFeed): SkillNaming {
  const spellings = current<SkillSpellings<SkillName>>(feed);
  const load = async () => {
    const rows = await database<(SkillName & { spelling: string })[]>`
      select id, name, spelling from (
        select id as skill_id, name as spelling, 1 as rank from skills
        union all select skill_id, alias, 2 from skill_aliases
      ) spellings join skills on id = skill_id
      order by rank, id`;
    return new SkillSpellings(rows.map(({ id, name, spelling }) => [spelling, { id, name }]));
  };
  return async (text) => namedIn(withoutAddresses(text), await spellings.now("", { of: ["skill"], load }));
}

/** Addresses of pages and of people: `https` names no skill, nor does what else stands in them. */
const addresses = /(?:https?:\/\/|www\.)[^\s<>()[\]"]+|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+/giu;
/** What takes their place is a word, of the same length, that is nobody's name. */
const withoutAddresses = (text: string) => text.replace(addresses, (address) => "x".repeat(address.length));

function namedIn(text: string, spellings: SkillSpellings<SkillName>): SkillName[] {
  const named = new Map<number, SkillName>();
  for (const { skill } of spellings.in(text, (found) => isMeant(text, found))) {
    named.set(skill.id, skill);
    if (named.size === namedMax) break;
  }
  return [...named.values()];
}

/** So much of a text, in UTF-16 units, tells what a word stands between. */
const around = 40;

/** Whether a name is meant as one: an everyday word only with a capital that no sentence gave it, or where it stands alone. */
function isMeant(text: string, { words, at, end }: Occurrence<SkillName>): boolean {
  if (words.length > 1 && !everydayWords.has(words)) return true;
  const before = text.slice(Math.max(0, at - around), at);
  const after = text.slice(end, end + around);
  if (opensAlone.test(before) && closesAlone.test(after)) return true;
  const hasCapital = /^\p{Lu}/u.test(text.slice(at, end));
  if (!hasCapital || beginsSentence.test(before) || partOfWord.before.test(before)) return false;
  return !partOfWord.after.test(after) || (words.length > 1 && beginsCompound.test(after));
}

// Commas, bullets, numbers of a list, brackets or ends of lines; within Markdown's signs for bold, italic and code.
const opensAlone = /(?:^|[\n,;|•·▪◦()[\]{}/]|(?:^|\s)[-–—*+#>]+|(?:^|\n)\s*\d{1,2}\.)[\s*_`]*$/u;
const closesAlone = /^[*_`]*(?:\s*$|\s*[\n,;|•·()[\]{}/]|\.(?:\s|$)|\s+[-–—]\s)/u;
const beginsSentence = /(?:^|[\n.!?…])[\s\p{P}\p{S}]*$/u;
/** "R&D" and "C-level" name no skill; "React-Entwickler" and "Go- und React-Kenntnisse" do, as German puts words together. */
const partOfWord = { before: /[\p{L}\p{N}][-–&'’]$/u, after: /^[-–&'’][\p{L}\p{N}]/u };
const beginsCompound = /^-\p{Lu}\p{Ll}{3,}(?![-\p{L}])/u;
