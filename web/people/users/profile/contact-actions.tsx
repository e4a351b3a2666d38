import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import * as people from "#messages/people.ts";
import * as messages from "#messages/writing.ts";
import { paths } from "../../../../contract/pages.ts";
import type { User } from "../../../../contract/people/users.ts";
import { contactAbout } from "../../../contact/contact-about.ts";
import { MainAction } from "../../../ui/records/record-layout.tsx";

const WriteDialog = lazy(() =>
  import("../../../conversations/write-dialog.tsx").then((module) => ({ default: module.WriteDialog })),
);

/** How the reader reaches someone, by what there is between them. */
export function ContactActions({ user }: { user: User }) {
  const [isWriting, write] = useState(false);
  const { contact, firstName, conversationId } = user;
  // Who deleted their conversation begins it again by writing.
  const isCleared = conversationId === null && (contact === "open" || contact === "received");

  if (contact === "possible" || isCleared) {
    return (
      <MainAction>
        <button
          className="btn btn-primary h-auto min-h-11 max-w-full py-2 [overflow-wrap:anywhere]"
          dir="auto"
          onClick={() => write(true)}
          type="button"
        >
          {messages.writeTo(firstName)}
        </button>
        {isWriting && (
          <Suspense>
            <WriteDialog isFirst={!isCleared} onClose={() => write(false)} person={user} />
          </Suspense>
        )}
      </MainAction>
    );
  }
  if (contact === "asked")
    return (
      <p className="flex min-h-11 items-center" dir="auto">
        {messages.youWrote(firstName)}
      </p>
    );
  if (contact === "closed") {
    return (
      <MainAction>
        <Link className="btn btn-primary" prefetch="intent" to={contactAbout(user.id)}>
          {people.requestContact}
        </Link>
      </MainAction>
    );
  }
  if (contact === "self" || conversationId === null) return null;
  return (
    <MainAction>
      <Link
        className="btn btn-primary h-auto min-h-11 max-w-full py-2 [overflow-wrap:anywhere]"
        dir="auto"
        prefetch="intent"
        to={paths.conversation(conversationId)}
      >
        {contact === "received" ? messages.answer(firstName) : messages.open}
      </Link>
    </MainAction>
  );
}
