import type { SkillName } from "../../contract/skills.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/connection.ts";
import { keptCurrent } from "../database/value-cache.ts";
import { everydayWords } from "./everyday-words.ts";
import { type Occurrence, SkillSpellings } from "./skill-spellings.ts";

const namedMax = 15;

export type SkillNaming = (text: string) => Promise<SkillName[]>;

/** The skills that a text mentions, in the order of their first mention, without implied ones; spellings are cached. */
export function skillNaming(database: Database, feed: ChangeFeed): SkillNaming {
  const load = async () => {
    const rows = await database<(SkillName & { spelling: string })[]>`
      select id, name, spelling from (
        select id as skill_id, name as spelling, 1 as rank from skills
        union all select skill_id, alias, 2 from skill_aliases
      ) spellings join skills on id = skill_id
      order by rank, id`;
    return new SkillSpellings(rows.map(({ id, name, spelling }) => [spelling, { id, name }]));
  };
  const spellings = keptCurrent(feed, { of: ["skill"], load });
  return async (text) => namedIn(withoutAddresses(text), await spellings());
}

/** Web and e-mail addresses: `https` mentions no skill, nor do the words inside. */
const addresses = /(?:https?:\/\/|www\.)[^\s<>()[\]"]+|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+/giu;
/** Addresses are replaced by a meaningless word of the same length, which keeps positions. */
const withoutAddresses = (text: string) => text.replace(addresses, (address) => "x".repeat(address.length));

function namedIn(text: string, spellings: SkillSpellings<SkillName>): SkillName[] {
  const named = new Map<number, SkillName>();
  for (const { skill } of spellings.in(text, (found) => isMeant(text, found))) {
    named.set(skill.id, skill);
    if (named.size === namedMax) break;
  }
  return [...named.values()];
}

/** The characters around a word that are looked at, in UTF-16 units. */
const around = 40;

/** Whether a mention means the skill: an everyday word only if it is capitalised within a sentence, or stands alone. */
function isMeant(text: string, { words, at, end }: Occurrence<SkillName>): boolean {
  if (words.length > 1 && !everydayWords.has(words)) return true;
  const before = text.slice(Math.max(0, at - around), at);
  const after = text.slice(end, end + around);
  if (opensAlone.test(before) && closesAlone.test(after)) return true;
  const hasCapital = /^\p{Lu}/u.test(text.slice(at, end));
  if (!hasCapital || beginsSentence.test(before) || partOfWord.before.test(before)) return false;
  return !partOfWord.after.test(after) || (words.length > 1 && beginsCompound.test(after));
}

// Stands alone: between commas, bullets, list numbers, brackets or line ends, possibly in Markdown's bold, italic or code.
const opensAlone = /(?:^|[\n,;|•·▪◦()[\]{}/]|(?:^|\s)[-–—*+#>]+|(?:^|\n)\s*\d{1,2}\.)[\s*_`]*$/u;
const closesAlone = /^[*_`]*(?:\s*$|\s*[\n,;|•·()[\]{}/]|\.(?:\s|$)|\s+[-–—]\s)/u;
const beginsSentence = /(?:^|[\n.!?…])[\s\p{P}\p{S}]*$/u;
/** "R&D" and "C-level" mention no skill; "React-Entwickler" and "Go- und React-Kenntnisse", which are German compounds, do. */
const partOfWord = { before: /[\p{L}\p{N}][-–&'’]$/u, after: /^[-–&'’][\p{L}\p{N}]/u };
const beginsCompound = /^-\p{Lu}\p{Ll}{3,}(?![-\p{L}])/u;
