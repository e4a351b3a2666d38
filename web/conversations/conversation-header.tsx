import { useState } from "react";
import { useNavigate } from "react-router";
import * as messages from "#messages/conversations.ts";
import * as dialogs from "#messages/shell.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { pages } from "../../contract/pages.ts";
import { BlockButton } from "../blocks/block-button.tsx";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { Face } from "../ui/markdown/face.tsx";
import { NavMoreMenu } from "../ui/shell/nav-more-menu.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { useConversationChanges } from "./conversation-queries.ts";
import { ConversationSubject } from "./conversation-subject.tsx";

export function ConversationHeader({ conversation }: { conversation: Conversation }) {
  const { id, User: person, about, state } = conversation;
  const [isAsking, ask] = useState(false);
  const { remove } = useConversationChanges(id);
  const navigate = useNavigate();

  async function clear() {
    try {
      await remove.mutateAsync();
      notify.success(messages.removal.done);
      await navigate(pages.conversations, { replace: true });
    } catch (error) {
      ask(false);
      notify.failure(error, `conversation ${id}`);
    }
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 border-base-300 border-b pb-4">
      <Face person={person} size="medium" />
      <div className="min-w-0 flex-1">
        <h1 className="font-semibold text-2xl leading-tight">
          <PersonLink className="tall hover:underline" person={person} />
        </h1>
        {about && <ConversationSubject about={about} />}
      </div>
      <NavMoreMenu>
        <button className="menu-item w-full" onClick={() => ask(true)} type="button">
          {messages.remove}
        </button>
        {person && <BlockButton className="menu-item w-full" isBlocked={state === "closed"} person={person} />}
      </NavMoreMenu>
      <ConfirmDialog
        confirmLabel={dialogs.remove}
        isBusy={remove.isPending}
        isDangerous
        isOpen={isAsking}
        onCancel={() => ask(false)}
        onConfirm={() => void clear()}
        title={messages.remove}
      >
        <p>{state === "asked" ? messages.removal.request : messages.removal.question}</p>
      </ConfirmDialog>
    </div>
  );
}
