import { useState } from "react";
import type { ConversationMessage } from "../../contract/conversations.ts";

/** The other member's messages that came with the last change of an open thread: each is announced once to screen readers. */
export function useArrived(messages: ConversationMessage[] | undefined): ConversationMessage[] {
  const newest = messages?.at(-1)?.id;
  const [{ last, before }, setSpan] = useState<{ last?: number; before?: number }>({});
  if (newest !== last) setSpan({ last: newest, before: last });
  return messages?.filter(({ id, own }) => !own && before !== undefined && id > before) ?? [];
}
