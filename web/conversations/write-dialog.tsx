import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { send, sending } from "#messages/forms.ts";
import * as messages from "#messages/writing.ts";
import { requestTextMax } from "../../contract/conversations/conversations.ts";
import { lengthOf, text } from "../../contract/interface/fields.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { useDraft } from "../ui/forms/drafts.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import { notify } from "../ui/toasts/notify.ts";
import { useWriteTo } from "./conversation-queries.ts";

const schema = z.object({ text: text(requestTextMax) });

type Props = {
  person: { id: number; firstName: string };
  /** Whether this is a request that the other has to accept; in an open conversation it is an ordinary message. */
  isFirst: boolean;
  onClose: () => void;
};

export function WriteDialog({ person: { id, firstName }, isFirst, onClose }: Props) {
  const { draft, keepDraft } = useDraft<string>(`message to ${id}`, { outlivesForm: true });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: draft ?? "" } });
  const write = useWriteTo();
  const left = requestTextMax - lengthOf(form.watch("text").trim());
  keepDraft(() => form.getValues("text") || undefined);

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (given) => {
        await write.mutateAsync({ userId: id, ...given, about: null });
        form.reset({ text: "" });
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
