import * as messages from "#messages/accounts.ts";
import { recoverySent } from "#messages/replies.ts";
import { recoverPassword } from "../../../contract/people/accounts.ts";
import { call } from "../../api/api.ts";
import { MailedLinkPage } from "./mailed-link-page.tsx";

export default function RecoverPasswordPage() {
  return (
    <MailedLinkPage
      about={messages.aboutRecovery}
      send={async (values) => {
        await call(recoverPassword, values);
        return recoverySent;
      }}
      title={messages.recovery}
    />
  );
}
