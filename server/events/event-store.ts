import type { EventData, EventKind } from "../../contract/events.ts";
import type { Connection } from "../database/connection.ts";

/** What happened, and to what: an event goes with the post, the comment or the member that it is about. */
export type Happening = {
  kind: EventKind;
  /** Who did it; null where nobody is named. */
  actorId: number | null;
  postId?: number;
  /** Of a comment, beside its post. */
  commentId?: number;
  memberId?: number;
  data?: EventData;
  /** When, if not now. */
  at?: string;
};

/** Writes down what happened, in the transaction that did it: both or neither. */
export async function happened(transaction: Connection, ...happenings: Happening[]): Promise<void> {
  if (happenings.length === 0) return;
  await transaction`
    insert into events (kind, actor_id, post_id, comment_id, member_id, data, at)
    select kind, "actorId", "postId", "commentId", "memberId", coalesce(data, '{}'), coalesce(at, now())
    from jsonb_to_recordset(${transaction.json(happenings)}) as happening (
      kind text, "actorId" int, "postId" int, "commentId" int, "memberId" int, data jsonb, at timestamptz)`;
}
