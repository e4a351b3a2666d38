import * as messages from "#messages/comments.ts";
import * as conversations from "#messages/conversations.ts";
import { send, sending } from "#messages/forms.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { useWriteTo } from "./conversation-queries.ts";
import { useRequestForm } from "./request-form.ts";

type Props = {
  person: { id: number; firstName: string };
  /** Whether this is a request that the other has to accept; in an open conversation it is an ordinary message. */
  isFirst: boolean;
  /** The post that the message is about. */
  about?: NonNullable<Conversation["about"]>;
  onClose: () => void;
};

export function MessageDialog({ person: { id, firstName }, isFirst, about, onClose }: Props) {
  const { form, left, clear } = useRequestForm(
    about ? `message to ${id} about ${about.parent} ${about.id}` : `message to ${id}`,
  );
  const write = useWriteTo();

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (given) => {
        await write.mutateAsync({ userId: id, ...given, about: about ? { parent: about.parent, id: about.id } : null });
        clear();
        notify.success(messages.messageSent);
      }}
      submitLabel={send}
      title={messages.writeTo(firstName).join("")}
      whileSending={sending}
    >
      {about && (
        <p className="quiet" dir="auto">
          <MessageSentence>{conversations.about(<bdi>{about.title}</bdi>)}</MessageSentence>
        </p>
      )}
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
