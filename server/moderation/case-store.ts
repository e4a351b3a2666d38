import type { Circle } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import { contentPrint } from "./content-fingerprint.ts";
import { contentOf } from "./content-store.ts";
import type { LockedRecord } from "./record-store.ts";

export type LockedCase = { id: number; reportCount: number };

/** The case of a locked thing, created if missing. It is locked too. */
export async function caseOf(transaction: Connection, thing: LockedRecord): Promise<LockedCase> {
  const { parent, id, authorId, title } = thing;
  const [found] = await transaction<[LockedCase]>`
    insert into cases (parent, record_id, author_id, title, content_print)
    values (${parent}, ${id}, ${authorId}, ${title}, ${contentPrint(transaction, thing)})
    on conflict (parent, record_id) do update
    set author_id = excluded.author_id, title = excluded.title, content_print = excluded.content_print
    returning id, report_count`;
  return found;
}

/** Stores a thing's current content as its reporter sees it; its pictures are kept as long as the case refers to them. */
export async function keepContent(
  transaction: Connection,
  caseId: number,
  thing: LockedRecord,
  circle: Circle,
): Promise<void> {
  const before = await contentOf(transaction, thing, circle);
  await transaction`update cases set before = ${before && transaction.json(before)} where id = ${caseId}`;
  const pictures = before?.pictures ?? [];
  await transaction`
    insert into case_pictures (case_id, image_hash)
    select ${caseId}::int, hash from images where hash = any(${pictures}) order by hash for key share on conflict do nothing`;
}
