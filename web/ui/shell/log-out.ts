import * as messages from "#messages/shell.ts";
import { logOut as logOutCall } from "../../../contract/people/accounts.ts";
import { call } from "../../api/api.ts";
import { endSession } from "../../api/session.ts";
import { notify } from "../dialogs/toast.ts";

/** Ends the session here at once, even if the server can't be reached. */
export function logOut() {
  call(logOutCall, {}).catch(() => undefined);
  endSession("logged out");
  notify.info(messages.loggingOut);
}
