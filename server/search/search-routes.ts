import { searchEverything } from "../../contract/search/search.ts";
import type { Board } from "../http/services.ts";
import type { HitsOfKinds } from "./hit-store.ts";
import { searchReply } from "./search-reply.ts";

export function search({ serve, database, kinds }: Board & { kinds: HitsOfKinds }): void {
  serve(searchEverything, ({ input, session, messages }) =>
    searchReply(database, input, { readerId: session.user.id, reasons: messages.matchReasons, hits: kinds }),
  );
}
