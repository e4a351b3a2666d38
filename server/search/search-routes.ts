import PQueue from "p-queue";
import { searchEverything } from "../../contract/search/search.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { searchReply } from "./search-reply.ts";

/** Below the pool's size, so that other requests get a connection however many search. */
const kindsAtOnce = 6;

export function serveSearch(serve: Serve, { database }: Surroundings): void {
  const kindsInTurn = new PQueue({ concurrency: kindsAtOnce });
  serve(searchEverything, ({ input, session, messages }) =>
    searchReply(database, input, { readerId: session.user.id, reasons: messages.reasons, kindsInTurn }),
  );
}
