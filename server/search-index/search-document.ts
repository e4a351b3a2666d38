import type { ListKind } from "../../contract/interface/lists.ts";
import { formsIn, formsOf } from "../texts/word-forms.ts";
import { searchedKinds } from "./search-kinds.ts";
import { insideMax, lettersFrom, typoVariants, wholeMax } from "./word-rules.ts";

/** A text that a record is found by, as in the view `searched_texts`: the letter of its field, and the text. */
export type SearchedField = [field: string, content: string];

/**
 * A search document. Lexemes begin with the kind's letter and the field's. Titles, names and texts are the words of these fields,
 * one line each, with a blank around each word: phrases are looked for in them.
 */
export type SearchDocument = {
  lexemes: string[];
  titles: string;
  names: string;
  texts: string;
  /** The words of a question's title and description, whose stems find similar questions. */
  titleWords: string[];
  textWords: string[];
};

/** The columns with the words of a field, for phrases. */
const columns = { t: "titles", n: "names", x: "texts" } as const;

export const asPhrase = (forms: readonly string[]) => ` ${forms.join(" ")} `;

/** The search document of a record with these fields. */
export function documentOf(
  kind: ListKind,
  fields: readonly SearchedField[],
  numbers: readonly string[],
): SearchDocument {
  const { letter, insideMin } = searchedKinds[kind];
  const lexemes = new Set(numbers);
  const lines: Record<(typeof columns)[keyof typeof columns], string[]> = { titles: [], names: [], texts: [] };
  const compared: { titleWords: string[]; textWords: string[] } = { titleWords: [], textWords: [] };
  for (const [field, content] of fields) {
    const words = formsIn(withoutOwnAddresses(content));
    const forms = words.map(({ form }) => form);
    if (kind === "question" && field === "t") compared.titleWords = forms;
    if (field === "d") {
      compared.textWords = forms;
      continue;
    }
    for (const each of words) {
      for (const word of formsOf(each)) {
        lexemes.add(field + word);
        if (field === "t" || field === "n") lexemes.add(`x${word}`);
        if (field === "t") for (const lexeme of titleLexemes(word, insideMin)) lexemes.add(lexeme);
      }
    }
    if (field in columns) lines[columns[field as keyof typeof columns]].push(asPhrase(forms));
    if (field === "p") lexemes.add("p.");
    if (field !== "t") continue;
    lexemes.add(`=${lettersFrom(forms.join(" "), 0, wholeMax)}`);
    for (const signs of signsIn(content)) lexemes.add(`%${signs}`);
  }
  const { titles, names, texts } = lines;
  return {
    lexemes: [...lexemes].map((lexeme) => letter + lexeme),
    titles: titles.join("\n"),
    names: names.join("\n"),
    texts: texts.join("\n"),
    ...compared,
  };
}

/** The endings of a word in a title, by which parts of it are found, and the word with gaps for typos. */
function* titleLexemes(word: string, insideMin: number): Generator<string> {
  const letters = [...word];
  for (let start = 1; start <= letters.length - insideMin; start += 1) {
    yield `i${letters.slice(start, start + insideMax).join("")}`;
  }
  for (const gapped of typoVariants(word)) yield `o${gapped}`;
}

/** The runs of punctuation in a title, and each of their suffixes. */
const signsIn = (title: string): string[] =>
  title.split(/[\p{Alphabetic}\p{N}]+/u).flatMap((run) => {
    const signs = [...run];
    return signs.flatMap((sign, start) => (sign === " " ? [] : [signs.slice(start, start + insideMax).join("")]));
  });

/** A text without the addresses of the board's own members and pictures, which nobody looks for. */
const withoutOwnAddresses = (text: string) =>
  text.includes("](/") ? text.replace(/\]\(\/(users\/\d+|api\/images\/[0-9a-f]{64}\.webp)\)/g, "] ") : text;
