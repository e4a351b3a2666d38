import type { z } from "zod";
import { says, worded } from "../../contract/interface/messages.ts";
import { messageOf } from "../../contract/interface/problems.ts";
import { english } from "../languages/languages.ts";
import { fieldName, isRequiredField, type Kind } from "./import-kinds.ts";
import type { Row } from "./import-sources.ts";
import { shortened, singleLine } from "./import-text.ts";

/** Why a record is refused, in words that follow its name. */
export class Refusal extends Error {}

/** Why a value can't be used, or what to write instead: words that follow the value. */
export class UnusableValue extends Error {}

/** A value that was left out: the note for the operator, and the column, to group notes. */
export type SkippedValue = { file: string; column: string; note: string };

/** Reads one row. A wrong value in a required column refuses the row; any other is left out, with a note. */
export class RowReader {
  readonly row: Row;
  readonly leftOut: SkippedValue[] = [];
  readonly #kind: Kind;

  constructor(kind: Kind, row: Row) {
    this.#kind = kind;
    this.row = row;
  }

  /** The value of an optional column according to `read`; null if it is blank or left out. */
  optional<Value>(field: string, read: (cell: unknown) => Value | null): Value | null {
    try {
      return read(this.row.values[field]);
    } catch (error) {
      if (!(error instanceof UnusableValue)) throw error;
      this.leaveOut(field, error.message);
      return null;
    }
  }

  leaveOut(field: string, why: string): void {
    this.leftOut.push(leftOutOf(this.row, field, why));
  }

  /**
   * Validates values, named as their columns; optional ones that the schema refuses become null.
   * @throws Refusal with the first problem of each needed column
   */
  accepted<Schema extends z.ZodType>(schema: Schema, values: Record<string, unknown>): z.output<Schema> {
    const result = schema.safeParse(values);
    if (result.success) return result.data;
    const problems = problemsIn(result.error);
    const needed = problems.filter(({ field }) => isRequiredField(this.#kind, field));
    if (needed.length > 0) {
      throw new Refusal(needed.map((problem) => told(this.row, problem)).join("; "));
    }
    for (const { field, why } of problems) this.leaveOut(field, why);
    return this.accepted(schema, { ...values, ...Object.fromEntries(problems.map(({ field }) => [field, null])) });
  }
}

/** A wrong value of a record that is imported. */
export function leftOutOf(row: Row, field: string, why: string, value: unknown = row.values[field]): SkippedValue {
  const note = `${placeOf(row)}: ${told(row, { field, why }, value)}; left out`;
  return { file: row.file, column: headingOf(row, field), note };
}

/** A first or last day that contradicts the other one, which only the board has. */
export const contradictoryEnd = (row: Row, field: string): SkippedValue =>
  leftOutOf(row, field, "contradicts the other end on the board");

type Problem = { field: string; why: string };

const missing = "is missing";

/** `Mitglied seit: 'soon' – write 31.5.2023 or 2023-05-31` */
function told(row: Row, { field, why }: Problem, value: unknown = row.values[field]): string {
  const heading = headingOf(row, field);
  const shown = shortened(value);
  if (!shown) return why === missing ? `${heading} ${missing}` : `${heading}: ${why}`;
  return `${heading}: '${shown}' – ${why === missing ? "write a text" : why}`;
}

/** The file's own name of a field's column. */
export const headingOf = ({ headings }: Row, field: string): string => shortened(headings[field] ?? fieldName(field));

/** `jobs.csv row 17 'Junior dev'` */
export function placeOf({ file, number, values }: Row): string {
  const names = [
    values.title,
    values.name,
    [values.firstName, values.lastName].filter(Boolean).join(" "),
    values.email,
  ];
  const name = shortened(names.find((value) => typeof value === "string" && value.trim() !== ""));
  return name ? `${singleLine(file)} row ${number} '${name}'` : `${singleLine(file)} row ${number}`;
}

/**
 * Validates values that come from no file.
 * @throws Refusal with the first problem of each field
 */
export function accepted<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const reasons = problemsIn(result.error).map(({ field, why }) =>
    why === missing ? `${fieldName(field)} ${missing}` : `${fieldName(field)}: ${why}`,
  );
  throw new Refusal(reasons.join("; "));
}

/** The first problem of each field. */
function problemsIn(error: z.ZodError): Problem[] {
  const byField = Map.groupBy(error.issues, ({ path }) => String(path[0] ?? ""));
  return [...byField].map(([field, [issue]]) => ({ field, why: issue ? whyOf(field, issue) : "" }));
}

function whyOf(field: string, issue: z.core.$ZodIssue): string {
  const message = issue.code === "invalid_value" ? messageOf(issue) : issue.message;
  if (message === says("required")) return missing;
  const isPage = field === "link" || field === "careers";
  if (message === says("enterUrl")) return isPage ? "must start with http:// or https://" : "must start with https://";
  if (message === says("chooseLanguage") || message === says("chooseLanguages")) return "write German B2 | English C1";
  return worded(english.refusals, message).replace(/\.$/, "");
}
