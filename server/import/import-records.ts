import type { z } from "zod";
import { says, worded } from "../../contract/interface/messages.ts";
import { messageOf } from "../../contract/interface/problems.ts";
import { english } from "../languages/languages.ts";
import type { ImportReport } from "./import-report.ts";
import { type Kind, spoken } from "./sources/import-kinds.ts";
import type { Row } from "./sources/import-sources.ts";

/** Why a record is refused, in words that follow its name. */
export class Refusal extends Error {}

/** A record and the row it comes from. */
export type Entry<Record> = Record & { row: Row };

/** How many records of a batch were added and how many updated. */
export type Written = { added: number; updated: number };

type Reader<Item, Record> = { read(item: Item): Record; identity(record: Record): string };

/** Reads the valid records; each other adds a line to the report. Of records with the same identity, the first counts. */
export function readRecords<Item extends { row: Row }, Record>(
  kind: Kind,
  items: readonly Item[],
  reader: Reader<Item, Record>,
  report: ImportReport,
): Entry<Record>[] {
  const seen = new Map<string, Row>();
  return items.flatMap((item) => {
    const { row } = item;
    try {
      if (row.problem) throw new Refusal(row.problem);
      const record = reader.read(item);
      const identity = reader.identity(record);
      const first = seen.get(identity);
      if (first) throw new Refusal(`is the same as ${first.file} row ${first.number}`);
      seen.set(identity, row);
      return [{ ...record, row }];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(kind, row, error.message, report);
      return [];
    }
  });
}

export function refuse(kind: Kind, row: Row, reason: string, report: ImportReport) {
  report.counts[kind].refused += 1;
  report.refusals.push(`${placeOf(row)}: ${reason}`);
}

/** `jobs.csv row 17 'Junior dev'` */
export function placeOf({ file, number, values }: Row): string {
  const names = [
    values.title,
    values.name,
    [values.firstName, values.lastName].filter(Boolean).join(" "),
    values.email,
  ];
  const name = names.find((value) => typeof value === "string" && value.trim() !== "");
  // Control characters in a file must not reach the terminal.
  const shown = [
    ...String(name ?? "")
      .trim()
      .replace(/\p{C}+|\s+/gu, " "),
  ];
  const called = shown.length > 60 ? [...shown.slice(0, 60), "…"] : shown;
  return called.length > 0 ? `${file} row ${number} '${called.join("")}'` : `${file} row ${number}`;
}

/**
 * Validates values.
 * @throws Refusal with the first problem of each field
 */
export function accepted<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const byField = Object.groupBy(result.error.issues, ({ path }) => String(path[0] ?? ""));
  const reasons = Object.entries(byField).map(([field, issues]) => {
    const issue = issues?.[0];
    const message = issue?.code === "invalid_value" ? messageOf(issue) : (issue?.message ?? "");
    if (message === says("required")) return `${spoken(field)} is missing`;
    if (field === "link") return "link must start with http:// or https://";
    return `${spoken(field)}: ${worded(english.refusals, message)}`;
  });
  throw new Refusal(reasons.join("; "));
}
