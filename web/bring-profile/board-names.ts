import { nameKey } from "../../contract/interface/name-key.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** The codes of languages by their English and German names and their codes, in lower case. */
function codesOfLanguages(): Map<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = (["en", "de"] as const).flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
    return codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    });
  });
  return new Map([...named.toReversed(), ...codes.map((code) => [code, code] as const)]);
}

/** Language levels by words that LinkedIn, in English and German, and resumes use for them. */
const levels = [
  { level: "native", words: /native|bilingual|mutter|zweisprachig/ },
  { level: "C1", words: /full professional|verhandlungssicher|fluent|fließend/ },
  { level: "B2", words: /professional working|gute kenntnisse|beruf/ },
  { level: "B1", words: /limited working|fortgeschritten|intermediate|begrenzte/ },
  { level: "A2", words: /elementary|grundkenntnisse|basic|beginner/ },
] as const;
type Level = (typeof levels)[number]["level"] | "A1" | "C2";

const levelOf = (said: string): Level => {
  const exact = /\b([abc][12])\b/i.exec(said)?.[1]?.toUpperCase();
  return (exact ?? levels.find(({ words }) => words.test(said.toLowerCase()))?.level ?? "B1") as Level;
};

/** The languages that the board knows, each once, with a level. */
export function languagesOf(said: readonly { name: string; level: string }[]): { code: string; level: Level }[] {
  const codes = codesOfLanguages();
  const known = said.flatMap(({ name, level }) => {
    const code = codes.get(name.toLowerCase());
    return code ? [[code, { code, level: levelOf(level) }] as const] : [];
  });
  return [...new Map(known).values()];
}

type Named = { id: number; name: string; aliases?: readonly string[] };

/** The board's records with these names, each once, and the unknown names. */
export function matchedByName<Item extends Named>(names: readonly string[], items: readonly Item[]) {
  const byKey = new Map(
    items
      .toReversed()
      .flatMap((item) => [...(item.aliases ?? []), item.name].map((name) => [nameKey(name), item] as const)),
  );
  const known = new Map<number, Item>();
  const unknown: string[] = [];
  for (const name of new Set(names)) {
    const item = byKey.get(nameKey(name));
    if (item) known.set(item.id, item);
    else unknown.push(name);
  }
  return { known: [...known.values()], unknown };
}
