import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = {
  /** What is to be deleted. */
  noun: string;
  isOpen: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** Which one it is, and what goes with it. */
  children: ReactNode;
};

export function DeleteDialog({ noun, isOpen, isBusy, onCancel, onConfirm, children }: Props) {
  return (
    <ConfirmDialog
      confirmLabel="Delete"
      isBusy={isBusy}
      isDangerous
      isOpen={isOpen}
      onCancel={onCancel}
      onConfirm={onConfirm}
      title={`Delete ${noun}`}
    >
      <p>Are you sure you want to delete this {noun}?</p>
      {children}
    </ConfirmDialog>
  );
}
