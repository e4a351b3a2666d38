import { useState } from "react";
import { flushSync } from "react-dom";
import * as messages from "#messages/bin.ts";
import { things } from "#messages/moderation.ts";
import type { Binned } from "../../contract/moderation/bin.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { useBringingBack, useDeletingForGood } from "./bin-queries.ts";
import { RecordName } from "./record-name.tsx";

type Props = {
  item: Binned;
  /** The focused buttons disappear with the item. */
  onGone: () => void;
};

export function BinItem({ item, onGone }: Props) {
  const [isAsking, ask] = useState(false);
  const restoring = useBringingBack();
  const ending = useDeletingForGood();
  const title = item.title ?? things[item.parent];
  const about = `bin ${item.parent} ${item.id}`;

  async function end(act: Promise<unknown>, done: string) {
    try {
      await act;
      // While the dialog is open, nothing outside it can be focused.
      flushSync(() => ask(false));
      notify.success(done, about);
      onGone();
    } catch (error) {
      ask(false);
      notify.failure(error, about);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
          <RecordName thing={item} />
        </p>
        <p className="facts quiet text-sm">
          <span className="fact">{things[item.parent]}</span>
          {item.comments > 0 && <span className="fact">{messages.comments(item.comments)}</span>}
          <span className="fact">{messages.goneOn(new Date(item.goneAt))}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          aria-label={messages.restoreThis(title)}
          className="btn btn-quiet btn-sm"
          disabled={restoring.isPending}
          onClick={() => void end(restoring.mutateAsync(item), messages.isBack)}
          type="button"
        >
          {messages.restore}
        </button>
        <button
          aria-label={messages.deleteThisForGood(title)}
          className="btn btn-ghost btn-sm text-error"
          onClick={() => ask(true)}
          type="button"
        >
          {messages.deleteForGood}
        </button>
      </div>
      <ConfirmDialog
        confirmLabel={messages.deleteForGood}
        isBusy={ending.isPending}
        isDangerous
        isOpen={isAsking}
        onCancel={() => ask(false)}
        onConfirm={() => void end(ending.mutateAsync(item), messages.goneForGood)}
        title={messages.deleteForGood}
      >
        <p>{messages.question}</p>
        <p className="mt-2 font-semibold" dir="auto">
          <RecordName thing={item} />
        </p>
      </ConfirmDialog>
    </div>
  );
}
