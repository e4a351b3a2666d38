import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, type RefObject, useLayoutEffect, useRef, useState } from "react";
import * as messages from "#messages/conversations.ts";
import { loading } from "#messages/lists.ts";
import type { Conversation, ConversationMessage } from "../../contract/conversations.ts";
import { noBackgroundRefetch } from "../api/query-client.ts";
import { beginningOf } from "../comments/comment-excerpt.ts";
import { ReportButton } from "../moderation/report-button.tsx";
import { Clock } from "../ui/shell/date-time.tsx";
import { dayName } from "../ui/shell/day-name.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { nameOf } from "./conversation-name.ts";
import { messagesQuery } from "./conversation-queries.ts";
import { useMarkingMessagesRead } from "./message-read.ts";
import { usePlaceInThread } from "./message-scroll.ts";
import { MessageText } from "./message-text.tsx";

/**
 * The messages, newest at the bottom. The scroll position stays while someone reads earlier ones; a button leads to new ones.
 */
export function MessageList({ conversation: { id, state, User: person } }: { conversation: Conversation }) {
  const query = useInfiniteQuery({ ...messagesQuery(id), ...noBackgroundRefetch });
  const all = query.data;
  const { box, isAtEnd, unseen, toEnd } = usePlaceInThread(all);
  const arrived = useArrived(all);
  useFocusAfterAnswer(box, state);
  useMarkingMessagesRead(id, isAtEnd ? all?.at(-1)?.id : undefined);
  const name = person?.firstName ?? nameOf(person);

  async function loadEarlier() {
    const { hasNextPage } = await query.fetchNextPage();
    // The button has disappeared, so the focus moves to the thread.
    if (!hasNextPage) box.current?.focus({ preventScroll: true });
  }

  if (!all && query.error) {
    return (
      <div className="mt-4">
        <Failure error={query.error} retry={() => void query.refetch()} title={messages.messagesFailed} />
      </div>
    );
  }
  if (!all) return <Loading>{null}</Loading>;
  const days = Map.groupBy(all, ({ createdAt }) => new Date(createdAt).toDateString());
  return (
    <div className="thread-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={messages.title} className="thread" ref={box} tabIndex={0}>
        {query.hasNextPage && (
          <button
            className="btn btn-ghost btn-sm mx-auto flex"
            disabled={query.isFetchingNextPage}
            onClick={() => void loadEarlier()}
            type="button"
          >
            {query.isFetchingNextPage ? loading : messages.earlier}
          </button>
        )}
        {[...days].map(([date, ofDay]) => (
          <Fragment key={date}>
            <h2 className="thread-day">{dayName(new Date(date))}</h2>
            <ol className="grid gap-3">
              {ofDay.map(({ id: messageId, own, text, createdAt }) => (
                <li className={own ? "message own" : "message"} id={`message-${messageId}`} key={messageId}>
                  <span className="sr-only">{own ? messages.saidByYou : messages.saidBy(name)}</span>
                  <MessageText text={text} />
                  <p className="quiet mt-1 flex flex-wrap gap-x-3 text-xs">
                    <Clock value={createdAt} />
                    {!own && (
                      <ReportButton
                        beginning={beginningOf({ text })}
                        className="thumb quiet-link"
                        ownerId={person?.id ?? null}
                        person={state === "closed" ? null : person}
                        thing={{ parent: "messages", id: messageId }}
                      />
                    )}
                  </p>
                </li>
              ))}
            </ol>
          </Fragment>
        ))}
      </section>
      <p className="sr-only" role="status">
        {arrived.map(({ id: messageId, text }) => (
          <span className="block" key={messageId}>{`${messages.saidBy(name)} ${text}`}</span>
        ))}
      </p>
      {!isAtEnd && unseen.length > 0 && (
        <button className="btn btn-primary btn-sm new-messages" onClick={toEnd} type="button">
          {messages.newMessages(unseen.length)}
        </button>
      )}
    </div>
  );
}

/** The other member's messages that came with the last change of an open thread: each is announced once to screen readers. */
function useArrived(messages: ConversationMessage[] | undefined): ConversationMessage[] {
  const newest = messages?.at(-1)?.id;
  const [{ last, before }, setSpan] = useState<{ last?: number; before?: number }>({});
  if (newest !== last) setSpan({ last: newest, before: last });
  return messages?.filter(({ id, own }) => !own && before !== undefined && id > before) ?? [];
}

type State = Conversation["state"];

/** The buttons below a thread disappear with the state that they change: the focus that they lose moves to the thread. */
function useFocusAfterAnswer(box: RefObject<HTMLElement | null>, state: State) {
  const before = useRef<State>(state);
  useLayoutEffect(() => {
    // A member who only waits for an answer has no button there.
    const buttonsGo = before.current !== state && before.current !== "asked";
    before.current = state;
    if (buttonsGo && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [box, state]);
}
