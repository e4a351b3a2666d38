import { Link } from "react-router";
import * as messages from "#messages/conversations.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { recordPaths } from "../../contract/pages.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

/** The post that the first message was about. */
export function ConversationSubject({ about: { parent, id, title } }: { about: NonNullable<Conversation["about"]> }) {
  return (
    <p className="quiet mt-0.5 text-sm">
      <MessageSentence>
        {messages.about(
          <Link className="text-link" to={recordPaths[parent](id)}>
            <bdi>{title}</bdi>
          </Link>,
        )}
      </MessageSentence>
    </p>
  );
}
