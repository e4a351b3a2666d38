import * as messages from "#messages/accounts.ts";
import { recoverySent } from "#messages/replies.ts";
import { recoverPassword } from "../../../contract/people/accounts.ts";
import { call } from "../../api/api.ts";
import { LinkRequestPage } from "./link-request-page.tsx";

export default function RecoverPasswordPage() {
  return (
    <LinkRequestPage
      about={messages.aboutRecovery}
      send={async (values) => {
        await call(recoverPassword, values);
        return recoverySent;
      }}
      title={messages.recovery}
    />
  );
}
