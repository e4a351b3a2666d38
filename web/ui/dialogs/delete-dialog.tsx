import { type ReactNode, useId, useState } from "react";
import * as messages from "#messages/dialogs.ts";
import { deletionReasonMax } from "../../../contract/interface/deletions.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** What is said of the thing that is to be deleted. */
export type DeletionWords = { title: string; question: string; reasonHint: string };

type Props = {
  words: DeletionWords;
  isOpen: boolean;
  isBusy: boolean;
  /** It is another's: whoever deletes it may say why. */
  asksReason: boolean;
  onCancel: () => void;
  onConfirm: (reason?: string) => void;
  /** Which one it is, and what goes with it. */
  children: ReactNode;
};

export function DeleteDialog({ words, isOpen, isBusy, asksReason, onCancel, onConfirm, children }: Props) {
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      confirmLabel={messages.remove}
      field={asksReason && <ReasonField hint={words.reasonHint} reason={reason} setReason={setReason} />}
      isBusy={isBusy}
      isDangerous
      isOpen={isOpen}
      onCancel={onCancel}
      onConfirm={() => onConfirm(asksReason ? reason : undefined)}
      title={words.title}
    >
      <p>{words.question}</p>
      {children}
    </ConfirmDialog>
  );
}

type ReasonProps = { hint: string; reason: string; setReason: (reason: string) => void };

function ReasonField({ hint, reason, setReason }: ReasonProps) {
  const id = useId();
  return (
    <div className="mt-5">
      <label className="field-label" htmlFor={id}>
        {messages.reason}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className="textarea"
        dir="auto"
        id={id}
        maxLength={deletionReasonMax}
        onChange={(event) => setReason(event.target.value)}
        rows={3}
        value={reason}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
