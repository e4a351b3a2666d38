import * as messages from "#messages/comments.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import { Face } from "../ui/markdown/face.tsx";
import { Markdown } from "../ui/markdown/markdown.tsx";

type Props = { user: Account; text: string; isReply?: boolean };

/** The reader's own comment while it is being sent. */
export function CommentSent({ user, text, isReply = false }: Props) {
  return (
    <li className={`comment flex gap-3 ${isReply ? "reply" : ""}`}>
      <Face person={user} size={isReply ? "small" : undefined} />
      <div className="min-w-0 flex-1">
        <p className="facts text-sm">
          <bdi className="fact">{fullName(user)}</bdi>
          <span className="fact quiet">{messages.onItsWay}</span>
        </p>
        <Markdown hasBreaks text={text} />
      </div>
    </li>
  );
}
