import { type ReactNode, useEffect, useId, useRef } from "react";
import * as messages from "#messages/shell.ts";

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** An optional input, such as a reason. */
  field?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation dialog. Esc cancels; closing restores the focus. */
export function ConfirmDialog(props: Props) {
  const {
    isOpen,
    title,
    children,
    field,
    confirmLabel,
    cancelLabel = messages.cancel,
    isDangerous,
    isBusy,
    onConfirm,
    onCancel,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="dialog"
      // A reader may open it again before the event of its closing arrives.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onCancel()}
      ref={dialog}
    >
      {isOpen && (
        <>
          <h2 className="font-semibold text-xl" id={`${id}-title`}>
            {title}
          </h2>
          <div className="mt-3" id={`${id}-text`}>
            {children}
          </div>
          {field}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <button className="btn btn-ghost" onClick={onCancel} type="button">
              {cancelLabel}
            </button>
            <button
              className={`btn ${isDangerous ? "btn-error" : "btn-primary"}`}
              disabled={isBusy}
              onClick={onConfirm}
              type="button"
            >
              {confirmLabel}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
