import type { SearchKind } from "../../contract/search/search.ts";
import type { Messages } from "../languages/languages.ts";
import { searchedKinds } from "../search-index/search-kinds.ts";
import { reducedWordsIn, wordsIn } from "../texts/word-forms.ts";
import { searchedSigns } from "./highlights.ts";
import { type Field, type Place, placesIn, type SearchedText, searchedTexts } from "./searched-text.ts";

type Reasons = Messages["matchReasons"];
type Named = { name: string; aliases: string[] };

/** A skill that a record has. */
export type NamedSkill = Named & { implied: Named[] };

/** A further property that a member or project was found by, with the name of its sentence. */
export type SaidFact = { says: "at" | "workedAt" | "livesIn" | "of" | "looksFor"; name: string };

type Found = {
  kind: SearchKind;
  title: string;
  /** The whole search as typed. */
  typed: string;
  sought: SearchedText[];
  places: Place[];
  aliases: string[];
  skills: NamedSkill[];
  /** Further properties of a member or project. */
  said: SaidFact[];
};

const inName = { in: "name", shortestInside: 0, forgiving: false } satisfies Field;
const inAlias = { in: "title", shortestInside: searchedKinds.skill.insideMin, forgiving: true } satisfies Field;

/** Why a record was found, by the first word that isn't visible in the hit, or only with a typo; null if all are. */
export function matchReason({ sought, places, aliases, ...found }: Found, reasons: Reasons): string | null {
  if (sought.length === 0) return ofSigns(searchedSigns(found.typed), found.title, aliases, reasons);
  for (const one of sought) {
    const here = places.filter((place) => place.sought === one);
    if (here.some(({ isSimilar }) => isSimilar)) return reasons.similarTo(one.typed);
    if (here.length > 0) continue;
    const why =
      ofName(one, asTyped(aliases, found.typed), reasons) ??
      ofSkill(one, found, reasons) ??
      ofSaid(one, found, reasons);
    if (why) return why;
  }
  return null;
}

/** Why a list's search found a skill: by an alias or a typo; null if its name says it. */
export function skillMatchReason({ name, aliases }: Named, typed: string, reasons: Reasons): string | null {
  const sought = searchedTexts([{ as: "words", value: typed, text: typed, isExcluded: false }]);
  const isForgiven = !sought.every((one) =>
    [name, ...aliases].some((called) => placesIn(wordsIn(called), [one], { ...inAlias, forgiving: false }).length > 0),
  );
  const places = placesIn(wordsIn(name), sought, { ...inAlias, forgiving: isForgiven });
  return matchReason({ kind: "skills", title: name, typed, sought, places, aliases, skills: [], said: [] }, reasons);
}

/** The alias that was typed comes first, of "react js" and "react.js". */
const asTyped = (aliases: string[], typed: string) =>
  aliases.toSorted((one, other) => Number(isIn(typed, other)) - Number(isIn(typed, one)));
const isIn = (typed: string, alias: string) => typed.toLowerCase().includes(alias);

function ofName(one: SearchedText, aliases: string[], reasons: Reasons): string | null {
  const standing = aliases.flatMap((alias) =>
    placesIn(wordsIn(alias), [one], inAlias).map(({ isSimilar }) => ({ alias, isSimilar })),
  );
  const same = standing.find(({ isSimilar }) => !isSimilar);
  if (same) return reasons.alsoCalled(same.alias);
  return standing.length > 0 ? reasons.similarTo(one.typed) : null;
}

/** Punctuation is matched in the title or an alias. */
function ofSigns(signs: string, title: string, aliases: string[], reasons: Reasons): string | null {
  const alias = title.includes(signs) ? undefined : aliases.find((one) => one.includes(signs));
  return alias === undefined ? null : reasons.alsoCalled(alias);
}

function ofSaid(one: SearchedText, { said }: Pick<Found, "said">, reasons: Reasons): string | null {
  const found = said.find(({ name }) => placesIn(wordsIn(name), [one], inName).length > 0);
  return found ? reasons[found.says](found.name) : null;
}

const skillReason: Partial<Record<SearchKind, "knows" | "isAbout">> = { users: "knows", questions: "isAbout" };

function ofSkill(
  one: SearchedText,
  { kind, typed, skills }: Pick<Found, "kind" | "typed" | "skills">,
  reasons: Reasons,
): string | null {
  const says = reasons[skillReason[kind] ?? "asksFor"];
  const isTyped = (name: string) => isTypedWhole(name, one, typed);
  const ways = skills.flatMap(({ name, aliases }) =>
    asTyped(aliases.filter(isTyped), typed).map((alias) => ({ name, alias })),
  );
  const byName = skills.find(({ name }) => placesIn(wordsIn(name), [one], inName).length > 0);
  // An alias of several words explains more than the name does: "React JS" for React.
  const byAlias = ways.find(({ alias }) => !byName || wordsIn(alias).length > 1);
  if (byAlias) return says(byAlias.name, { alias: byAlias.alias });
  if (byName) return says(byName.name, {});
  for (const { name, implied } of skills) {
    const meant = implied.find((skill) => [skill.name, ...skill.aliases].some(isTyped));
    if (meant) return says(name, { implied: meant.name });
  }
  return null;
}

/** Whether a whole name was typed, and this word is a part of it. */
function isTypedWhole(name: string, one: SearchedText, typed: string): boolean {
  const forms = reducedWordsIn(name);
  const here = one.words.map(({ form }) => form);
  if (one.isQuoted) return forms.join(" ") === here.join(" ");
  return forms.includes(here[0] as string) && ` ${reducedWordsIn(typed).join(" ")} `.includes(` ${forms.join(" ")} `);
}
