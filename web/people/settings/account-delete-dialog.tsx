import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useId, useRef } from "react";
import * as messages from "#messages/settings.ts";
import * as dialogs from "#messages/shell.ts";
import { Failure } from "../../ui/shell/failure.tsx";
import { Loading } from "../../ui/shell/loading.tsx";
import { AccountDeleteForm } from "./account-delete-form.tsx";
import { deletionQuery, useDeleteAccount } from "./settings-queries.ts";

/** Shows what a deletion deletes before it can be confirmed. */
export function AccountDeleteDialog({ onClose }: { onClose: () => void }) {
  const { data: belongings, error, refetch } = useQuery(deletionQuery);
  const deleting = useDeleteAccount();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    // The focus is on the heading, the only element that stays when the content has loaded.
    heading.current?.focus();
  }, []);

  // Closing the dialog would look like cancelling a deletion that is under way.
  const holdWhileDeleting = (event: SyntheticEvent) => deleting.isPending && event.preventDefault();

  return (
    <dialog aria-labelledby={id} className="dialog" onCancel={holdWhileDeleting} onClose={onClose} ref={dialog}>
      <h2 className="font-semibold text-xl" id={id} ref={heading} tabIndex={-1}>
        {messages.dialog}
      </h2>
      <div className="mt-3">
        {belongings && <AccountDeleteForm belongings={belongings} deleting={deleting} onCancel={close} />}
        {!belongings && error && (
          <Failure error={error} retry={() => void refetch()} title={messages.belongingsFailed} />
        )}
        {!belongings && !error && <FormSkeleton />}
      </div>
      {!belongings && (
        <div className="mt-6 flex justify-end">
          <button className="btn btn-ghost" onClick={close} type="button">
            {dialogs.cancel}
          </button>
        </div>
      )}
    </dialog>
  );
}

function FormSkeleton() {
  return (
    <Loading>
      <div className="grid gap-5">
        {["h-12", "h-20", "h-20", "h-11"].map((height, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <div className={`bone ${height}`} key={part} />
        ))}
      </div>
    </Loading>
  );
}
