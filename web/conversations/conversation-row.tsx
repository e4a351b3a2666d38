import { Link } from "react-router";
import * as messages from "#messages/conversations.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { paths } from "../../contract/pages.ts";
import { Face } from "../ui/markdown/face.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { nameOf } from "./conversation-name.ts";

type Props = { conversation: Conversation; isOpen: boolean };

export function ConversationRow({ conversation, isOpen }: Props) {
  const { id, state, User: person, unread, lastMessage, updatedAt } = conversation;
  return (
    <div className={`sheet relative flex items-center gap-3 p-3 ${isOpen ? "border-primary" : ""}`}>
      <Face person={person} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <Link
            aria-current={isOpen ? "page" : undefined}
            className="card-link min-w-0 font-semibold"
            prefetch="intent"
            to={paths.conversation(id)}
          >
            <bdi>{nameOf(person)}</bdi>
          </Link>
          <span className="quiet flex-none text-xs">{timeAgo(updatedAt)}</span>
        </p>
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="quiet truncate" dir="auto">
            {lastMessage && <LastWords message={lastMessage} />}
          </span>
          {state === "asked" && <span className="quiet flex-none">{messages.noAnswerYet}</span>}
          {unread > 0 && <span className="flex-none font-semibold text-primary">{messages.unread(unread)}</span>}
        </p>
      </div>
    </div>
  );
}

function LastWords({ message: { own, text } }: { message: NonNullable<Conversation["lastMessage"]> }) {
  const words = <span lang={languageOf(text)}>{text}</span>;
  return own ? <MessageSentence>{messages.you(words)}</MessageSentence> : words;
}
