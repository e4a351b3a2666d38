import type { FastifyRequest } from "fastify";
import type { Notice } from "../../contract/moderation/decisions.ts";
import type { ModeratedParent } from "../../contract/moderation/moderated-records.ts";
import { isStaff } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import type { Messages } from "../languages/languages.ts";
import { decisionsWhere, type Reader } from "./decision-store.ts";

type Owned = { id: number; ownerId: number | null; notice?: Notice };
type Caller = { session: Session; messages: Messages; request: FastifyRequest };
type Author = Reader & Pick<Session, "hasHidden">;
type Row = { recordId: number; noticeId: number; lookAsked: boolean };

/** Adds to a reply the decision that hides its record, for the owner and staff. */
export async function withModerationNotice<Record extends Owned>(
  database: Connection,
  parent: ModeratedParent,
  { session: { user, hasHidden }, messages, request }: Caller,
  record: Record,
): Promise<Record> {
  // What was just written may be hidden since the session was read.
  const reader = { user, hasHidden: hasHidden || request.method !== "GET", messages };
  const [noticed = record] = await withModerationNotices(database, parent, reader, [record]);
  return noticed;
}

/** Adds to records the decisions that hide them, for their owners and staff. */
export async function withModerationNotices<Record extends Owned>(
  database: Connection,
  parent: ModeratedParent,
  reader: Author,
  records: readonly Record[],
): Promise<Record[]> {
  const { user, hasHidden } = reader;
  const ids = records.flatMap(({ id, ownerId }) => ((hasHidden && ownerId === user.id) || isStaff(user) ? id : []));
  const rows = ids.length === 0 ? [] : await noticesOn(database, parent, ids);
  if (rows.length === 0) return [...records];
  const which = database`decisions.id = any(${rows.map(({ noticeId }) => noticeId)})`;
  const decisions = new Map((await decisionsWhere(database, reader, which)).map((decision) => [decision.id, decision]));
  const noticeOn = (id: number): Notice | undefined => {
    const row = rows.find(({ recordId }) => recordId === id);
    const decision = row && decisions.get(row.noticeId);
    return decision && { ...decision, lookAsked: row.lookAsked };
  };
  return records.map((record) => ({ ...record, notice: noticeOn(record.id) }));
}

const noticesOn = (database: Connection, parent: ModeratedParent, ids: readonly number[]) => database<Row[]>`
  select record_id, notice_id, look_at is not null as look_asked from cases
  where parent = ${parent} and record_id = any(${[...ids]}) and notice_id is not null`;
