import * as messages from "#messages/comments.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import { Face } from "../ui/pictures/face.tsx";

/** One's own comment while it is on its way to the server. */
export function SentComment({ user, text }: { user: Account; text: string }) {
  return (
    <li className="flex gap-3">
      <Face person={user} />
      <div className="min-w-0 flex-1">
        <p className="facts text-sm">
          <bdi className="fact">{fullName(user)}</bdi>
          <span className="fact quiet">{messages.onItsWay}</span>
        </p>
        <p className="max-w-prose whitespace-pre-wrap" dir="auto" lang={languageOf(text)}>
          {text}
        </p>
      </div>
    </li>
  );
}
