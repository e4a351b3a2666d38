import * as messages from "#messages/conversations.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { Person } from "../../contract/people/people.ts";
import { BlockButton } from "../blocks/block-button.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { useKeptFocus } from "../ui/forms/focus-keeper.ts";
import { useConversationChanges } from "./conversation-queries.ts";

type Props = { request: Conversation; person: Person; onAnswered: (isAccepted: boolean) => void };

/** Buttons to accept, decline or block. */
export function RequestAnswers({ request: { id }, person, onAnswered }: Props) {
  const { answer } = useConversationChanges(id);
  const [accept, decline] = [useKeptFocus(answer.isPending), useKeptFocus(answer.isPending)];
  const name = person.firstName;
  const about = `request ${id}`;

  async function say(isAccepted: boolean) {
    try {
      await answer.mutateAsync(isAccepted);
      notify.success((isAccepted ? messages.accepted : messages.declined)(name), about);
      onAnswered(isAccepted);
    } catch (error) {
      notify.failure(error, about);
    }
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          aria-label={messages.acceptOf(name)}
          className="btn btn-primary btn-sm"
          disabled={answer.isPending}
          onClick={() => void say(true)}
          ref={accept}
          type="button"
        >
          {messages.accept}
        </button>
        <button
          aria-label={messages.declineOf(name)}
          className="btn btn-quiet btn-sm"
          disabled={answer.isPending}
          onClick={() => void say(false)}
          ref={decline}
          type="button"
        >
          {messages.decline}
        </button>
        <BlockButton
          className="btn btn-ghost btn-sm"
          isBlocked={false}
          label={messages.block}
          onDone={() => onAnswered(false)}
          person={person}
        />
      </div>
      <p className="quiet mt-2 text-sm">{messages.notTold(name)}</p>
    </>
  );
}
