import { columns } from "./import-columns.ts";

export type Kind = keyof typeof columns;
export const kinds = Object.keys(columns) as Kind[];

/** The kind that a file's name suggests. */
const hints: Record<Kind, RegExp> = {
  skills: /skill|kenntnis|fähigkeit/,
  companies: /compan|firm|unternehmen/,
  cohorts: /cohort|jahrg[aä]ng|kurse/,
  members: /member|user|people|alumn|student|mitglied|graduate/,
  jobs: /job|posting|stelle|position/,
  projects: /project|projekt/,
};

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Makes "E-Mail", "e_mail" and "eMail" equal, as well as "Fähigkeiten" and "Faehigkeiten". */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The column of each field of a kind: `Map { "firstName" → "Vorname" }`. */
export function fieldsIn(kind: Kind, names: readonly string[]): Map<string, string> {
  const byPlain = new Map(names.map((name) => [plain(name), name] as const).toReversed());
  const found = Object.entries(columns[kind].spellings).flatMap(([field, spellings]) => {
    const column = spellings.map((known) => byPlain.get(plain(known))).find((name) => name !== undefined);
    return column === undefined ? [] : [[field, column] as const];
  });
  return new Map(found);
}

/** The kinds whose required columns are present, each with the number of recognised columns, most first. */
export function matchingKinds(names: readonly string[]): { kind: Kind; fields: number }[] {
  return kinds
    .map((kind) => ({ kind, fields: fieldsIn(kind, names) }))
    .filter(({ kind, fields }) => columns[kind].needs.every((field) => fields.has(field)))
    .map(({ kind, fields }) => ({ kind, fields: fields.size }))
    .toSorted((one, other) => other.fields - one.fields);
}

/** The kinds that a file's name suggests. */
export const kindsNamed = (fileName: string): Kind[] =>
  kinds.filter((kind) => hints[kind].test(fileName.normalize("NFC").toLowerCase()));

/**
 * The kind of a file: the one whose required columns it has, and of whose other columns it has most. A file name that suggests
 * kinds restricts the choice to them. A name that suggests jobs excludes companies, whose columns every list of jobs has;
 * cohorts need to be named. Null if two kinds fit equally, or none.
 */
export function kindOf(fileName: string, names: readonly string[]): Kind | null {
  const named = kindsNamed(fileName);
  const [best, second] = matchingKinds(names).filter(
    ({ kind }) =>
      (named.length === 0 && kind !== "cohorts") ||
      (named.includes(kind) && !(kind === "companies" && named.includes("jobs"))),
  );
  return best && best.fields !== second?.fields ? best.kind : null;
}

/** Whether a kind needs a field: a row without it is refused. */
export const isRequiredField = (kind: Kind, field: string) =>
  (columns[kind].needs as readonly string[]).includes(field);

/** A field's name in a sentence. */
export const fieldName = (field: string) =>
  field === "email" ? "e-mail" : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A sentence with a kind's required columns. */
export const requiredColumnsSentence = (kind: Kind) => `${kind} need ${columns[kind].needs.map(fieldName).join(", ")}`;

/** The required columns of every kind, for the message about a file that wasn't understood. */
export const neededColumns = kinds.map(requiredColumnsSentence).join("; ");
