import type { FastifyRequest } from "fastify";
import type { Notice } from "../../../contract/moderation/decisions.ts";
import type { ThingParent } from "../../../contract/moderation/things.ts";
import { isStaff } from "../../../contract/rights.ts";
import type { Connection } from "../../database/connection.ts";
import type { Session } from "../../http/session.ts";
import type { Messages } from "../../languages/languages.ts";
import { decisionsWhere, type Reader } from "../decisions/decision-list.ts";

type Owned = { id: number; ownerId: number | null; notice?: Notice };
type Asked = { session: Session; messages: Messages; request: FastifyRequest };
type Author = Reader & Pick<Session, "hasHidden">;
type Row = { recordId: number; noticeId: number; lookAsked: boolean };

/** Adds to a handler's reply the decision that hides it, for its owner and staff. */
export const noticing =
  (database: Connection, parent: ThingParent) =>
  <Call extends Asked, Thing extends Owned>(answer: (call: Call) => Promise<Thing>) =>
  async (call: Call): Promise<Thing> => {
    const thing = await answer(call);
    const { user, hasHidden } = call.session;
    // What was just written may be hidden since the session was read.
    const mayBeHidden = hasHidden || call.request.method !== "GET";
    const reader = { user, hasHidden: mayBeHidden, messages: call.messages };
    const [noticed] = await withNotices(database, parent, [thing], reader);
    return noticed ?? thing;
  };

/** As `noticing`, for lists: only a member's own list contains hidden things. */
export const noticingOwn =
  (database: Connection, parent: ThingParent) =>
  <Call extends Asked & { input: { mine: boolean } }, Reply extends { results: Owned[] }>(
    answer: (call: Call) => Promise<Reply>,
  ) =>
  async (call: Call): Promise<Reply> => {
    const list = await answer(call);
    if (!call.input.mine) return list;
    const reader = { ...call.session, messages: call.messages };
    return { ...list, results: await withNotices(database, parent, list.results, reader) };
  };

/** Adds to things the decisions that hide them, for their owners and staff. */
export async function withNotices<Thing extends Owned>(
  database: Connection,
  parent: ThingParent,
  things: readonly Thing[],
  reader: Author,
): Promise<Thing[]> {
  const { user, hasHidden } = reader;
  const ids = things.flatMap(({ id, ownerId }) => ((hasHidden && ownerId === user.id) || isStaff(user) ? id : []));
  const rows = ids.length === 0 ? [] : await noticesOn(database, parent, ids);
  if (rows.length === 0) return [...things];
  const which = database`decisions.id = any(${rows.map(({ noticeId }) => noticeId)})`;
  const decisions = new Map((await decisionsWhere(database, reader, which)).map((decision) => [decision.id, decision]));
  const noticeOn = (id: number): Notice | undefined => {
    const row = rows.find(({ recordId }) => recordId === id);
    const decision = row && decisions.get(row.noticeId);
    return decision && { ...decision, lookAsked: row.lookAsked };
  };
  return things.map((thing) => ({ ...thing, notice: noticeOn(thing.id) }));
}

const noticesOn = (database: Connection, parent: ThingParent, ids: readonly number[]) => database<Row[]>`
  select record_id, notice_id, look_at is not null as look_asked from cases
  where parent = ${parent} and record_id = any(${[...ids]}) and notice_id is not null`;
