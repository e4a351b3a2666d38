import type { ReactNode } from "react";
import * as messages from "#messages/dialogs.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** What is said of the thing that is to be deleted. */
export type DeletionWords = { title: string; question: string };

type Props = {
  words: DeletionWords;
  isOpen: boolean;
  isBusy: boolean;
  /** Where it is another's: what whoever deletes it says of that. */
  field?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
  /** Which one it is, and what goes with it. */
  children: ReactNode;
};

export function DeleteDialog({ words, children, ...dialog }: Props) {
  return (
    <ConfirmDialog {...dialog} confirmLabel={messages.remove} isDangerous title={words.title}>
      <p>{words.question}</p>
      {children}
    </ConfirmDialog>
  );
}
