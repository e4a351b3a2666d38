import { columns } from "./import-columns.ts";

export type Kind = keyof typeof columns;
export const kinds = Object.keys(columns) as Kind[];

/** What a file's name says it holds. */
const hints: Record<Kind, RegExp> = {
  skills: /skill|kenntnis|fähigkeit/,
  companies: /compan|firm|unternehmen/,
  cohorts: /cohort|jahrg[aä]ng|kurse/,
  members: /member|user|people|alumn|student|mitglied|graduate/,
  jobs: /job|posting|stelle|position/,
  projects: /project|projekt/,
};

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** "E-Mail", "e_mail" and "eMail" are one, and so are "Fähigkeiten" and "Faehigkeiten". */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Which column holds which field of a kind: `Map { "firstName" → "Vorname" }`. */
export function fieldsIn(kind: Kind, names: readonly string[]): Map<string, string> {
  const byPlain = new Map(names.map((name) => [plain(name), name] as const).toReversed());
  const found = Object.entries(columns[kind].spellings).flatMap(([field, spellings]) => {
    const column = spellings.map((known) => byPlain.get(plain(known))).find((name) => name !== undefined);
    return column === undefined ? [] : [[field, column] as const];
  });
  return new Map(found);
}

/** The kinds whose needed columns are there, with how many of their columns. */
export function kindsFitting(names: readonly string[]): { kind: Kind; fields: number }[] {
  return kinds
    .map((kind) => ({ kind, fields: fieldsIn(kind, names) }))
    .filter(({ kind, fields }) => columns[kind].needs.every((field) => fields.has(field)))
    .map(({ kind, fields }) => ({ kind, fields: fields.size }))
    .toSorted((one, other) => other.fields - one.fields);
}

/** What a file's name says it holds, as far as it does. */
export const kindsNamed = (fileName: string): Kind[] =>
  kinds.filter((kind) => hints[kind].test(fileName.normalize("NFC").toLowerCase()));

/**
 * What a file holds: the kind whose needed columns it has and whose other columns it has most of. A name that says what it
 * holds is believed; jobs are never companies, of which every list of jobs has the columns, and nothing is cohorts that isn't
 * called so. Null where two fit equally, or none.
 */
export function kindOf(fileName: string, names: readonly string[]): Kind | null {
  const named = kindsNamed(fileName);
  const [best, second] = kindsFitting(names).filter(
    ({ kind }) =>
      (named.length === 0 && kind !== "cohorts") ||
      (named.includes(kind) && !(kind === "companies" && named.includes("jobs"))),
  );
  return best && best.fields !== second?.fields ? best.kind : null;
}

/** For people: what a field is called. */
export const spoken = (field: string) =>
  field === "email" ? "e-mail" : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The columns that a kind can't do without, in words. */
export const neededBy = (kind: Kind) => `${kind} need ${columns[kind].needs.map(spoken).join(", ")}`;

/** Those of every kind, for the sentence that says why a file was not understood. */
export const neededColumns = kinds.map(neededBy).join("; ");
