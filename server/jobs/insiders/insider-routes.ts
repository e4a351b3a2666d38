import { listInsiders } from "../../../contract/jobs/insiders.ts";
import type { Board } from "../../http/board.ts";
import { insidersOf } from "./insider-store.ts";

export function insiderRoutes({ serve, database }: Board): void {
  serve(listInsiders, ({ input, session }) => insidersOf(database, input.id, session));
}
