import { type ReactNode, useId, useState } from "react";
import { deletionReasonMax } from "../../../contract/deletions.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = {
  /** What is to be deleted. */
  noun: string;
  isOpen: boolean;
  isBusy: boolean;
  /** It is another's: whoever deletes it may say why. */
  asksReason: boolean;
  onCancel: () => void;
  onConfirm: (reason?: string) => void;
  /** Which one it is, and what goes with it. */
  children: ReactNode;
};

export function DeleteDialog({ noun, isOpen, isBusy, asksReason, onCancel, onConfirm, children }: Props) {
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      confirmLabel="Delete"
      field={asksReason && <ReasonField noun={noun} reason={reason} setReason={setReason} />}
      isBusy={isBusy}
      isDangerous
      isOpen={isOpen}
      onCancel={onCancel}
      onConfirm={() => onConfirm(asksReason ? reason : undefined)}
      title={`Delete ${noun}`}
    >
      <p>Are you sure you want to delete this {noun}?</p>
      {children}
    </ConfirmDialog>
  );
}

type ReasonProps = { noun: string; reason: string; setReason: (reason: string) => void };

function ReasonField({ noun, reason, setReason }: ReasonProps) {
  const id = useId();
  const kept = noun === "comment" ? "how the comment began" : "the title";
  return (
    <div className="mt-5">
      <label className="field-label" htmlFor={id}>
        Reason (optional)
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
        It stands in the audit trail, with {kept} and whose it was, and in their data export.
      </p>
    </div>
  );
}
