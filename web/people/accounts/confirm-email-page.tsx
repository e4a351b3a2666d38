import { pages } from "../../../contract/pages.ts";
import { confirmEmail } from "../../../contract/people/accounts.ts";
import { getAccount } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { currentSession, replaceUser, useSession } from "../../api/session.ts";
import { LinkPage } from "./link-page.tsx";

const toSettings = { to: pages.settings, label: "Go to your settings" };
const toLogIn = { to: pages.logIn, label: "Log In" };

export default function ConfirmEmailPage() {
  const isMember = useSession() !== null;
  return (
    <LinkPage
      about="Once it is confirmed you log in with this address, and the board writes to it. Your old one is no longer used."
      button={{ label: "Confirm this address", whileSending: "Confirming...", send: confirm }}
      done={{
        words: "Your new address is confirmed. From now on you log in with it.",
        ...(isMember ? toSettings : toLogIn),
      }}
      refused={{
        words:
          "Links to this page come by mail, work once and for 24 hours. Only the newest one works. Your address stays as it was; in your settings you can begin again.",
        ...toSettings,
      }}
      title="Confirm Your Address"
    />
  );
}

/** Whoever is logged in here sees their new address at once, where this session may stay. */
async function confirm(token: string) {
  await call(confirmEmail, { token });
  if (!currentSession()) return;
  await call(getAccount, {}).then(
    ({ user }) => replaceUser(user),
    () => undefined,
  );
}
