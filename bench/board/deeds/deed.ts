import { startSession } from "../../../server/people/accounts/session-store.ts";
import type { BoardDatabase } from "../../../server/process/board-database.ts";
import type { Deed } from "../figure.ts";
import { answerOf, type Call } from "../load.ts";
import type { Proportions } from "../seed/records.ts";

/** A running board and its database. */
export type Served = BoardDatabase & { url: string; pid: number; count: Proportions };

/** A one-off job to measure. `run` resolves to the figure, in `unit`. */
export type DeedToDo = Pick<Deed, "name" | "unit" | "most"> & { run(board: Served): Promise<number> };

export type Caller = (method: NonNullable<Call["method"]>, path: string, body?: object) => Promise<Reply>;

// biome-ignore lint/suspicious/noExplicitAny: what a reply holds is read where it is known.
type Reply = any;

/** Calls the API as a member. Throws on an error reply. */
export async function callerOf({ database, url }: Served, id: number): Promise<Caller> {
  const token = await startSession(database, id, "bench");
  return async (method, path, body) => {
    const sent = body instanceof FormData ? new Response(body) : body && Response.json(body);
    const type = sent?.headers.get("content-type");
    const headers = { Authorization: `Bearer ${token}`, ...(type && { "Content-Type": type }) };
    const answer = await answerOf(url, {
      method,
      path: `/api${path}`,
      headers,
      ...(sent && { body: await sent.text() }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer.body === "" ? null : JSON.parse(answer.body);
  };
}

export const callersOf = (board: Served, ids: readonly number[]) => Promise.all(ids.map((id) => callerOf(board, id)));

export const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
