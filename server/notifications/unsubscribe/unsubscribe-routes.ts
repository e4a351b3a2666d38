import { getUnsubscribing, unsubscribe } from "../../../contract/notifications/unsubscribing.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { putBack, stopBy, unsubscribingBy } from "./unsubscribe-store.ts";

export function serveUnsubscribing(serve: Serve, { database }: Surroundings): void {
  serve(getUnsubscribing, ({ input }) => unsubscribingBy(database, input.token));

  serve(unsubscribe, ({ input: { token, all, stop } }) =>
    stop ? stopBy(database, token, { all }) : putBack(database, token),
  );
}
