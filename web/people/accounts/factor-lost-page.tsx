import * as messages from "#messages/sign-in.ts";
import { confirmFactorRecovery, recoverFactor } from "../../../contract/keys/factor-recovery.ts";
import { pages } from "../../../contract/pages.ts";
import { call } from "../../api/api.ts";
import { useLinkParameter } from "../../ui/shell/link-parameter.ts";
import { LinkPage } from "./link-page.tsx";
import { LinkRequestPage } from "./link-request-page.tsx";

const toLogIn = { to: pages.logIn, label: messages.backToLogIn };

/** Recovery for members who lost the second factor; with the mailed token it starts the waiting period. */
export default function LostFactorPage() {
  return useLinkParameter("token") ? <WaitPage /> : <AskPage />;
}

function WaitPage() {
  return (
    <LinkPage
      about={messages.aboutWait}
      button={{
        label: messages.beginWait,
        whileSending: messages.beginningWait,
        send: async (token) => messages.waitsUntil((await call(confirmFactorRecovery, { token })).until),
      }}
      done={toLogIn}
      refused={{ words: messages.waitRefused, ...toLogIn }}
      title={messages.lostTitle}
    />
  );
}

const AskPage = () => (
  <LinkRequestPage
    about={messages.aboutLost}
    send={async (values) => (await call(recoverFactor, values)).message}
    title={messages.lostTitle}
  />
);
