import type { Language } from "./languages.ts";

/**
 * The commonest function words of each language, without those that the other, French or Spanish also have (`was`, `so`,
 * `du`, `es`).
 */
const functionWords: Record<Language, ReadonlySet<string>> = {
  en: wordsIn(
    `the and of to is are that this with for you your we our us it its from have has had be been not but by or at my they
    their them there these those would could should can who which what when where how why about into than then if i`,
  ),
  de: wordsIn(
    `der die das und ist nicht ein eine einen einem einer eines zu mit für auf von dem den wir ihr ich sie er im zum zur vom
    dass als auch bei aus nach wie oder aber wenn noch nur kann haben habe hat sind wird werden wurde über um uns unser unsere
    unserem unseren dich dir dein deine mein meine mich mir sich kein keine durch hier schon mehr sehr wer sowie seit`,
  ),
};

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** In UTF-16 code units; a longer text is judged by its beginning. */
const most = 5000;

/**
 * The language of a text, if it is clear: at least two words are function words of that language, and three times as many as
 * of the other. Words in capitals (IT, MIT) don't count.
 */
export function languageOf(text: string): Language | undefined {
  const words =
    text
      .slice(0, most)
      .normalize()
      .match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => isOneOf(functionWords[language], word)).length;
  const [german, english] = [count("de"), count("en")];
  if (german >= 2 && german >= 3 * english) return "de";
  if (english >= 2 && english >= 3 * german) return "en";
  return undefined;
}

function isOneOf(words: ReadonlySet<string>, word: string): boolean {
  const rest = word.slice(1);
  return rest === rest.toLowerCase() && words.has(word.toLowerCase());
}
