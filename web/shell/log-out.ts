import { logOut as logOutCall } from "../../contract/accounts.ts";
import { call } from "../api.ts";
import { notify } from "../notify.ts";
import { endSession } from "../session.ts";

/** Here and now, whether or not the server can be told. */
export function logOut() {
  call(logOutCall, {}).catch(() => undefined);
  endSession("logged out");
  notify.info("logging out");
}
