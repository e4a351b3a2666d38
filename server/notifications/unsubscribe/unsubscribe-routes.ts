import { getUnsubscribing, unsubscribe } from "../../../contract/notifications/unsubscribing.ts";
import type { Board } from "../../http/board.ts";
import { resubscribe, unsubscribeBy, unsubscribingBy } from "./unsubscribe-store.ts";

export function unsubscribeRoutes({ serve, database }: Board): void {
  serve(getUnsubscribing, ({ input }) => unsubscribingBy(database, input.token));

  serve(unsubscribe, ({ input: { token, all, stop } }) =>
    stop ? unsubscribeBy(database, token, { all }) : resubscribe(database, token),
  );
}
