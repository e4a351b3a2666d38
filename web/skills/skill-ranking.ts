import type { SkillName } from "../../contract/skills/skills.ts";

/** A skill that can be chosen, with what else it is called. */
export type NamedSkill = SkillName & { aliases: string[] };
/** With the other name that it was found by, where its own doesn't show why. */
export type RankedSkill = NamedSkill & { alsoCalled?: string };

/** How a name can answer what was typed, from best to worst; a name before another one of the same kind. */
const places = {
  exactly: 0,
  exactAlias: 1,
  beginning: 2,
  word: 3,
  aliasBeginning: 4,
  inside: 5,
  insideAlias: 6,
  typo: 7,
  aliasTypo: 8,
  beginningWithTypo: 9,
};
/** Of what is shorter everything is one typo away, or begins with something that is. */
const shortestWithTypo = 4;
const shortestBeginningWithTypo = 5;

/** The skills that what was typed may mean, best first, in their own order where they answer it alike. */
export function bestFirst(skills: readonly NamedSkill[], typed: string): RankedSkill[] {
  const wanted = plain(typed);
  if (!wanted) return [...skills];
  const answers = skills.flatMap((skill) => ranked(skill, wanted) ?? []).sort((a, b) => a.place - b.place);
  // Who has typed the beginning of a name hasn't mistyped it.
  const worst = answers[0] && answers[0].place < places.inside ? places.insideAlias : places.beginningWithTypo;
  return answers.filter(({ place }) => place <= worst).map(({ skill }) => skill);
}

/** Whether what was typed stands in one of the skill's names as it is. */
export const isSpeltIn = ({ name, aliases }: NamedSkill, typed: string) =>
  [name, ...aliases].some((each) => plain(each).includes(plain(typed)));

type Ranked = { place: number; skill: RankedSkill };

function ranked(skill: NamedSkill, wanted: string): Ranked | undefined {
  let best: Ranked | undefined;
  const offer = (place: number, alias?: string) => {
    if (!best || place < best.place) best = { place, skill: alias ? { ...skill, alsoCalled: alias } : skill };
  };
  const name = plain(skill.name);
  if (name === wanted) offer(places.exactly);
  else if (name.startsWith(wanted)) offer(places.beginning);
  else if (beginsWord(name, wanted)) offer(places.word);
  else if (name.includes(wanted)) offer(places.inside);
  else if (isOneTypoFrom(name, wanted)) offer(places.typo);
  else if (beginsOneTypoFrom(name, wanted)) offer(places.beginningWithTypo);
  for (const alias of skill.aliases) {
    const other = plain(alias);
    if (other === wanted) offer(places.exactAlias, alias);
    else if (other.startsWith(wanted)) offer(places.aliasBeginning, alias);
    else if (other.includes(wanted)) offer(places.insideAlias, alias);
    else if (isOneTypoFrom(other, wanted)) offer(places.aliasTypo, alias);
  }
  return best;
}

/** Without case, accents and needless blanks. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");

const isLetterOrDigit = /[\p{L}\p{N}]/u;

function beginsWord(name: string, wanted: string): boolean {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1)) {
    if (at === 0 || !isLetterOrDigit.test(name[at - 1] as string)) return true;
  }
  return false;
}

/** Whether a word of the name, or the name as a whole, is what was typed but for one letter. */
const isOneTypoFrom = (name: string, wanted: string) =>
  wanted.length >= shortestWithTypo && wordsOf(name).some((word) => goesOnButForOne(word, wanted, isEqual));

/** The same for the beginning of a word. */
const beginsOneTypoFrom = (name: string, wanted: string) =>
  wanted.length >= shortestBeginningWithTypo && wordsOf(name).some((word) => goesOnButForOne(word, wanted, begins));

const wordsOf = (name: string) => [name, ...name.split(/[^\p{L}\p{N}]/u)];

const isEqual = (rest: string, wantedRest: string) => rest === wantedRest;
const begins = (rest: string, wantedRest: string) => rest.startsWith(wantedRest);

/** Another letter, one too many, one too few, or two that changed places; from there on as `goesOn` says. */
function goesOnButForOne(word: string, wanted: string, goesOn: typeof isEqual): boolean {
  let same = 0;
  while (same < wanted.length && word[same] === wanted[same]) same += 1;
  const from = (wordFrom: number, wantedFrom: number) => goesOn(word.slice(wordFrom), wanted.slice(wantedFrom));
  const changedPlaces = word[same] === wanted[same + 1] && word[same + 1] === wanted[same];
  return (
    from(same + 1, same + 1) ||
    from(same, same + 1) ||
    from(same + 1, same) ||
    (changedPlaces && from(same + 2, same + 2))
  );
}
