import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import * as messages from "#messages/shell.ts";
import { isSessionProblem, messageOf } from "../../api/api.ts";
import { useKeptFocus } from "../forms/focus-keeper.ts";
import { showFieldProblems } from "../forms/form-problem.ts";
import { FieldMessage } from "../forms/text-field.tsx";

type Props<Values extends FieldValues, Output> = {
  title: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** The dialog closes when it resolves; an error is shown at the field it concerns, or below the form. */
  save: (values: Output) => Promise<void>;
  /** The field that a conflict (409) is about. */
  taken?: Path<Values>;
  onClose: () => void;
  submitLabel: string;
  whileSending: string;
  isDangerous?: boolean;
  /** False while the content that is to be confirmed is loading. */
  isReady?: boolean;
  children: ReactNode;
};

/** A short form in a dialog. Esc cancels; closing restores the focus. */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, form, save, taken, onClose, submitLabel, whileSending, isDangerous, isReady = true, children } = props;
  const { isSubmitting, errors } = form.formState;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const submit = useKeptFocus(isSubmitting);

  useEffect(() => dialog.current?.showModal(), []);

  const send = form.handleSubmit(async (values) => {
    try {
      await save(values);
      dialog.current?.close();
    } catch (error) {
      const isAtField = showFieldProblems(form, error, { taken });
      // A toast would lie under the dialog.
      if (!isAtField && !isSessionProblem(error)) form.setError("root", { message: messageOf(error) });
    }
  });

  const holdWhileSending = (event: SyntheticEvent) => isSubmitting && event.preventDefault();

  return (
    <dialog aria-labelledby={id} className="dialog" onCancel={holdWhileSending} onClose={onClose} ref={dialog}>
      <h2 className="font-semibold text-xl" id={id}>
        {title}
      </h2>
      <form className="mt-4 grid grid-cols-1 gap-5" noValidate onSubmit={send}>
        {children}
        {errors.root && (
          <div role="alert">
            <FieldMessage error={{ ...errors.root, type: "server" }} id={`${id}-problem`} />
          </div>
        )}
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button
            className="btn btn-ghost"
            disabled={isSubmitting}
            onClick={() => dialog.current?.close()}
            type="button"
          >
            {messages.cancel}
          </button>
          <button
            className={`btn ${isDangerous ? "btn-error" : "btn-primary"}`}
            disabled={isSubmitting || !isReady}
            ref={submit}
            type="submit"
          >
            {isSubmitting ? whileSending : submitLabel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
