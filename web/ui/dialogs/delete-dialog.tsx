import type { ReactNode } from "react";
import * as messages from "#messages/shell.ts";
import { binDays } from "../../../contract/moderation/bin.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** The messages of a deletion. */
export type DeletionWords = { title: string; question: string };

type Props = {
  words: DeletionWords;
  isOpen: boolean;
  isBusy: boolean;
  /** For staff who delete someone else's record: the input for the reason. */
  field?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
  /** Names the record, and what is deleted with it. */
  children: ReactNode;
};

export function DeleteDialog({ words, children, ...dialog }: Props) {
  return (
    <ConfirmDialog {...dialog} confirmLabel={messages.remove} isDangerous title={words.title}>
      <p>{words.question}</p>
      {children}
      <p className="quiet mt-2">{messages.undoable(binDays)}</p>
    </ConfirmDialog>
  );
}
