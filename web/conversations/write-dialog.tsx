import { send, sending } from "#messages/forms.ts";
import * as messages from "#messages/writing.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { TextArea } from "../ui/forms/text-field.tsx";
import { notify } from "../ui/toasts/notify.ts";
import { useWriteTo } from "./conversation-queries.ts";
import { useRequestForm } from "./request-form.ts";

type Props = {
  person: { id: number; firstName: string };
  /** Whether this is a request that the other has to accept; in an open conversation it is an ordinary message. */
  isFirst: boolean;
  onClose: () => void;
};

export function WriteDialog({ person: { id, firstName }, isFirst, onClose }: Props) {
  const { form, left, clear } = useRequestForm(`message to ${id}`);
  const write = useWriteTo();

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (given) => {
        await write.mutateAsync({ userId: id, ...given, about: null });
        clear();
        notify.success(messages.sent);
      }}
      submitLabel={send}
      title={messages.writeTo(firstName).join("")}
      whileSending={sending}
    >
      <TextArea
        error={form.formState.errors.text}
        field={form.register("text")}
        hint={messages.left(left)}
        label={messages.yourMessage}
        rows={6}
      />
      {isFirst && <p className="quiet text-sm">{messages.whatTheySee(firstName)}</p>}
    </FormDialog>
  );
}
