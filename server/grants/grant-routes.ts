import * as calls from "../../contract/grants.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Board } from "../http/services.ts";
import { feedAddresses, feedOf } from "./feed-pages.ts";
import { addGrant, grantsOf, revokeGrant } from "./grant-store.ts";
import { newBearerToken, randomKey } from "./grant-token.ts";
import { endLeakedTokens } from "./token-leaks.ts";

export function grants(board: Board): void {
  const { serve, database, config } = board;
  endLeakedTokens(board);
  serve(calls.listGrants, async ({ session }) => ({ results: await grantsOf(database, session.user.id) }));

  serve(calls.makeGrant, async ({ input: { kind, name, scopes, days, of = "" }, session, request }) => {
    const { id } = session.user;
    noteEvent(request, `${kind} made`, { userId: id });
    if (kind === "token") {
      const token = newBearerToken();
      return { ...(await addGrant(database, id, { kind, name, token, scopes, days, of: null })), token };
    }
    const page = feedOf(of);
    const key = randomKey();
    const feed = await addGrant(database, id, { kind, name, token: key, scopes: [], days: null, of: page.address });
    return { ...feed, addresses: feedAddresses(config, key, page) };
  });

  serve(calls.revokeGrant, ({ input, session }) => revokeGrant(database, session.user.id, input.id));
}
