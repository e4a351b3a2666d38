import * as messages from "#messages/accounts.ts";
import { pages } from "../../../contract/pages.ts";
import { confirmEmail } from "../../../contract/people/accounts.ts";
import { getAccount } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { currentSession, replaceUser, useSession } from "../../api/session.ts";
import { LinkPage } from "./link-page.tsx";

const words = messages.confirmation;
const toSettings = { to: pages.settings, label: messages.confirmation.toSettings };
const toLogIn = { to: pages.logIn, label: messages.logIn };

export default function ConfirmEmailPage() {
  const isMember = useSession() !== null;
  return (
    <LinkPage
      about={words.about}
      button={{ label: words.confirm, whileSending: words.confirming, send: confirm }}
      done={isMember ? toSettings : toLogIn}
      refused={{
        words: words.refused,
        ...toSettings,
      }}
      title={words.title}
    />
  );
}

/** Confirms an address. If the session survives, its stored user is refreshed. Returns the message to show. */
async function confirm(token: string) {
  const { message } = await call(confirmEmail, { token });
  if (currentSession()) {
    await call(getAccount, {}).then(
      ({ user }) => replaceUser(user),
      () => undefined,
    );
  }
  return message;
}
