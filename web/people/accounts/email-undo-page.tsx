import * as messages from "#messages/accounts.ts";
import { pages } from "../../../contract/pages.ts";
import { takeBackEmail } from "../../../contract/people/accounts.ts";
import { call } from "../../api/api.ts";
import { endSession } from "../../api/session.ts";
import { LinkPage } from "./link-page.tsx";

const words = messages.takingBack;

export default function TakeBackEmailPage() {
  return (
    <LinkPage
      about={words.about}
      button={{ label: words.takeBack, whileSending: words.takingItBack, send: takeBack }}
      done={{
        to: pages.logIn,
        label: messages.logIn,
      }}
      refused={{
        words: words.refused,
        to: pages.contact,
        label: words.toTeam,
      }}
      title={words.title}
    />
  );
}

async function takeBack(token: string) {
  await call(takeBackEmail, { token });
  // It has ended every session of the member, including this browser's.
  endSession("elsewhere");
  return words.done;
}
