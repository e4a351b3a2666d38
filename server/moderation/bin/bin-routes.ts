import * as calls from "../../../contract/moderation/bin.ts";
import type { Board } from "../../http/board.ts";
import { ownBin, staffBin } from "./bin-store.ts";
import { deleteOwnForGood } from "./ending.ts";
import { restore } from "./restoring.ts";

export function binRoutes({ serve, database }: Board): void {
  serve(calls.listBin, ({ input, session }) => ownBin(database, session.user.id, input));

  serve(calls.listStaffBin, ({ input }) => staffBin(database, input));

  serve(calls.deleteForGood, ({ input, session }) => deleteOwnForGood(database, input, session.user.id));

  serve.manyAtOnce(calls.restoreDeleted, ({ input, session }) => restore(database, input, session.user.id));
}
