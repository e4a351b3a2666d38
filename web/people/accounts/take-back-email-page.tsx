import { pages } from "../../../contract/pages.ts";
import { takeBackEmail } from "../../../contract/people/accounts.ts";
import { call } from "../../api/api.ts";
import { endSession } from "../../api/session.ts";
import { LinkPage } from "./link-page.tsx";

export default function TakeBackEmailPage() {
  return (
    <LinkPage
      about="The change of your account's address is taken back, also if the new one is confirmed already. Every device is logged out, and we send a link to a new password to this address."
      button={{ label: "Keep the old address", whileSending: "Taking it back...", send: takeBack }}
      done={{
        words: "Your account has its old address. We sent a link there: please choose a new password with it.",
        to: pages.logIn,
        label: "Log In",
      }}
      refused={{
        words:
          "Links to this page come by mail to an account's old address, work once and for 7 days. If an address that you don't know is on your account, please write to the team.",
        to: pages.contact,
        label: "Write to the team",
      }}
      title="Keep Your Old Address"
    />
  );
}

async function takeBack(token: string) {
  await call(takeBackEmail, { token });
  // It has ended every session, this browser's too.
  endSession("elsewhere");
}
