import { useQueryClient } from "@tanstack/react-query";
import { type ElementType, type RefObject, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import * as messages from "#messages/comments.ts";
import * as people from "#messages/people.ts";
import { paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { useConversationNews } from "../live/conversation-news.ts";
import { useDialogWhile } from "../ui/dialogs/dialog-state.ts";
import { MainAction } from "../ui/lists/record-layout.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { contactAbout } from "./contact-link.ts";
import { userKeys } from "./user-queries.ts";

const MessageDialog = lazyComponent(() =>
  import("../conversations/message-dialog.tsx").then(({ MessageDialog }) => MessageDialog),
);

type Props = {
  user: User /** What is around the action; by default it is the page's main one. */;
  Frame?: ElementType;
};

/** The button to contact a member, or the link to the conversation, by its state. */
export function ContactActions({ user, Frame = MainAction }: Props) {
  const { contact, firstName, conversationId } = user;
  // Writing restarts a conversation that the reader deleted.
  const isCleared = conversationId === null && (contact === "open" || contact === "received");
  const mayBegin = contact === "possible" || isCleared;
  const { isOpen, open, close, instead } = useDialogWhile<HTMLElement>(mayBegin);
  const client = useQueryClient();
  // Not while the dialog is open: it would close, and the typed text be lost.
  useConversationNews(() => isOpen || void client.invalidateQueries({ queryKey: userKeys.one(user.id) }));
  const isHeld = useRef(false);
  useEffect(() => {
    if (contact === "asked" || !isHeld.current) return;
    isHeld.current = false;
    instead.current?.focus();
  }, [contact, instead]);

  if (mayBegin) {
    return (
      <Frame>
        <button
          className="btn btn-primary h-auto min-h-11 max-w-full py-2 [overflow-wrap:anywhere]"
          onClick={open}
          type="button"
        >
          <span>
            <MessageSentence>{messages.writeTo(<bdi>{firstName}</bdi>)}</MessageSentence>
          </span>
        </button>
        {isOpen && (
          <Suspense>
            <MessageDialog isFirst={!isCleared} onClose={close} person={user} />
          </Suspense>
        )}
      </Frame>
    );
  }
  if (contact === "asked")
    return (
      <p
        className="flex min-h-11 items-center"
        dir="auto"
        onBlur={() => {
          isHeld.current = false;
        }}
        onFocus={() => {
          isHeld.current = true;
        }}
        ref={instead as RefObject<HTMLParagraphElement | null>}
        tabIndex={-1}
      >
        {messages.youWrote(firstName)}
      </p>
    );
  if (contact === "closed") {
    return (
      <Frame>
        <Link className="btn btn-primary" prefetch="intent" to={contactAbout(user.id)}>
          {people.requestContact}
        </Link>
      </Frame>
    );
  }
  if (contact === "self" || conversationId === null) return null;
  return (
    <Frame>
      <Link
        className="btn btn-primary h-auto min-h-11 max-w-full py-2 [overflow-wrap:anywhere]"
        dir="auto"
        prefetch="intent"
        ref={instead as RefObject<HTMLAnchorElement | null>}
        to={paths.conversation(conversationId)}
      >
        {contact === "received" ? messages.answer(firstName) : messages.openConversation}
      </Link>
    </Frame>
  );
}
