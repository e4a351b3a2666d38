import { searchEverything } from "../../contract/search/search.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { searchReply } from "./search-reply.ts";

export function serveSearch(serve: Serve, { database }: Surroundings): void {
  serve(searchEverything, ({ input, session, messages }) =>
    searchReply(database, input, { readerId: session.user.id, reasons: messages.reasons }),
  );
}
