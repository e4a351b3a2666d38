import { useInfiniteQuery } from "@tanstack/react-query";
import { type Conversation, lastMessageMax } from "../../contract/conversations.ts";
import { codePointCount } from "../../contract/interface/fields.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { Face } from "../ui/markdown/face.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { messagesQuery } from "./conversation-queries.ts";
import { ConversationSubject } from "./conversation-subject.tsx";
import { MessageText } from "./message-text.tsx";
import { RequestAnswers } from "./request-answers.tsx";

type Props = { request: Conversation & { User: object }; onAnswered: (isAccepted: boolean) => void };

/** A request: its sender, the message, and buttons to answer it. */
export function RequestItem({ request, onAnswered }: Props) {
  const { User: person, about } = request;
  return (
    <article className="sheet p-4">
      <div className="flex items-center gap-3">
        <Face person={person} />
        <div className="min-w-0">
          <p className="font-semibold">
            <PersonLink className="tall text-link" person={person} />
          </p>
          {person.headline && (
            <p className="quiet text-sm" dir="auto" lang={languageOf(person.headline)}>
              {person.headline}
            </p>
          )}
          {about && <ConversationSubject about={about} />}
        </div>
      </div>
      <div className="mt-3">
        <MessageText text={useFirstMessage(request)} />
      </div>
      <RequestAnswers onAnswered={onAnswered} person={person} request={request} />
    </article>
  );
}

/** The complete first message; the list of conversations has only its beginning. */
function useFirstMessage({ id, lastMessage }: Conversation): string {
  const beginning = lastMessage?.text ?? "";
  const isCut = codePointCount(beginning) >= lastMessageMax;
  const { data } = useInfiniteQuery({ ...messagesQuery(id), enabled: isCut });
  return data?.at(-1)?.text ?? beginning;
}
