import { getWatch, listWatches, unwatchRecord, watchRecord } from "../../../contract/notifications/watches.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { isWatching, setWatching, watchesPage } from "./watch-store.ts";

export function serveWatches(serve: Serve, { database }: Pick<Surroundings, "database">): void {
  serve(listWatches, ({ input, session }) => watchesPage(database, session.user, input));

  serve(getWatch, async ({ input, session }) => ({
    watching: await isWatching(database, { ...input, reader: session.user }),
  }));

  serve(watchRecord, ({ input, session }) => setWatching(database, { ...input, reader: session.user }, true));

  serve(unwatchRecord, ({ input, session }) => setWatching(database, { ...input, reader: session.user }, false));
}
