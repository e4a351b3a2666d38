import { useInfiniteQuery } from "@tanstack/react-query";
import { type Conversation, lastMessageMax } from "../../contract/conversations.ts";
import { codePointCount } from "../../contract/interface/fields.ts";
import { messagesQuery } from "./conversation-queries.ts";

/** The complete first message; the list of conversations has only its beginning. */
export function useFirstMessage({ id, lastMessage }: Conversation): string {
  const beginning = lastMessage?.text ?? "";
  const isCut = codePointCount(beginning) >= lastMessageMax;
  const { data } = useInfiniteQuery({ ...messagesQuery(id), enabled: isCut });
  return data?.at(-1)?.text ?? beginning;
}
