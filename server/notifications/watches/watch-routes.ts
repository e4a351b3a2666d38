import { getWatch, listWatches, unwatchRecord, watchRecord } from "../../../contract/notifications/watches.ts";
import type { Board } from "../../http/board.ts";
import { isWatching, setWatching, watchesPage } from "./watch-store.ts";

export function watchRoutes({ serve, database }: Board): void {
  serve(listWatches, ({ input, session }) => watchesPage(database, session.user, input));

  serve(getWatch, async ({ input, session }) => ({
    watching: await isWatching(database, { ...input, reader: session.user }),
  }));

  serve(watchRecord, ({ input, session }) => setWatching(database, { ...input, reader: session.user }, true));

  serve(unwatchRecord, ({ input, session }) => setWatching(database, { ...input, reader: session.user }, false));
}
