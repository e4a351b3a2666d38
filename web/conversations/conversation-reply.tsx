import { useNavigate } from "react-router";
import * as writing from "#messages/comments.ts";
import * as messages from "#messages/conversations.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { pages } from "../../contract/pages.ts";
import { BlockButton } from "../blocks/block-button.tsx";
import { MessageForm } from "./message-form.tsx";
import { RequestAnswers } from "./request-answers.tsx";

/** The form or note below a conversation, by its state. */
export function ConversationReply({ conversation }: { conversation: Conversation }) {
  const { state, User: person } = conversation;
  const navigate = useNavigate();
  if (!person) return <p className="quiet py-4">{messages.hasLeft}</p>;
  if (state === "closed") {
    return (
      <div className="flex flex-wrap items-center gap-3 py-4">
        <p dir="auto">{messages.youBlocked(person.firstName)}</p>
        <BlockButton className="btn btn-quiet btn-sm" isBlocked label={messages.unblock} person={person} />
      </div>
    );
  }
  if (state === "asked")
    return (
      <p className="quiet py-4" dir="auto">
        {writing.youWrote(person.firstName)}
      </p>
    );
  return (
    <>
      {state === "received" && (
        <div className="pb-3">
          <RequestAnswers
            onAnswered={(isAccepted) => (isAccepted ? undefined : void navigate(pages.conversations))}
            person={person}
            request={conversation}
          />
        </div>
      )}
      <MessageForm conversation={conversation} />
    </>
  );
}
