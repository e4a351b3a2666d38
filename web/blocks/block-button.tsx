import { useState } from "react";
import * as messages from "#messages/blocks.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { useKeptFocus } from "../ui/forms/focus-keeper.ts";
import { useBlocking } from "./block-queries.ts";

type Props = {
  person: { id: number; firstName: string };
  isBlocked: boolean;
  className: string;
  /** Replaces the default label, which contains the person's name. */
  label?: string;
  onDone?: () => void;
};

/** Blocks someone after a confirmation, or unblocks them. */
export function BlockButton({ person: { id, firstName }, isBlocked, className, label, onDone }: Props) {
  const [isAsking, ask] = useState(false);
  const { block, unblock } = useBlocking(id);
  const button = useKeptFocus(unblock.isPending);
  const about = `block of ${id}`;

  async function change() {
    try {
      await (isBlocked ? unblock : block).mutateAsync();
      notify.success((isBlocked ? messages.unblocked : messages.blocked)(firstName), about);
      onDone?.();
    } catch (error) {
      notify.failure(error, about);
    }
    ask(false);
  }

  const name = (isBlocked ? messages.unblock : messages.block)(firstName);
  return (
    <>
      <button
        aria-label={label && name}
        className={className}
        dir="auto"
        disabled={unblock.isPending}
        onClick={() => (isBlocked ? void change() : ask(true))}
        ref={button}
        type="button"
      >
        {label ?? name}
      </button>
      <ConfirmDialog
        confirmLabel={name}
        isBusy={block.isPending}
        isDangerous
        isOpen={isAsking}
        onCancel={() => ask(false)}
        onConfirm={() => void change()}
        title={messages.question(firstName)}
      >
        <p>{messages.wontBeTold(firstName)}</p>
        <p className="quiet mt-2">{messages.whatItDoes}</p>
      </ConfirmDialog>
    </>
  );
}
