import * as messages from "#messages/sign-in.ts";
import { cancelFactorRecovery } from "../../../contract/keys/factor-recovery.ts";
import { pages } from "../../../contract/pages.ts";
import { call } from "../../api/api.ts";
import { LinkPage } from "./link-page.tsx";

const toLogIn = { to: pages.logIn, label: messages.backToLogIn };

export default function KeepFactorPage() {
  return (
    <LinkPage
      about={messages.aboutKeeping}
      button={{
        label: messages.keepFactor,
        whileSending: messages.keepingFactor,
        send: async (token) => (await call(cancelFactorRecovery, { token })).message,
      }}
      done={toLogIn}
      refused={{ words: messages.keepRefused, ...toLogIn }}
      title={messages.keepTitle}
    />
  );
}
