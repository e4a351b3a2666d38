import * as messages from "#messages/settings.ts";
import { endSessionBy } from "../../api/session.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { useLogOutEverywhere } from "./settings-queries.ts";

/** Ends every session, including this one. */
export function LogOutButton() {
  const logOut = useLogOutEverywhere();

  async function end() {
    try {
      await endSessionBy(logOut.mutateAsync());
      notify.success(messages.loggedOutEverywhere);
    } catch (error) {
      notify.failure(error, "devices");
    }
  }

  return (
    <button className="btn btn-quiet" disabled={logOut.isPending} onClick={() => void end()} type="button">
      {logOut.isPending ? messages.loggingOut : messages.logOutEverywhere}
    </button>
  );
}
