import { useState } from "react";
import * as writing from "#messages/comments.ts";
import { about } from "#messages/conversations.ts";
import { sending } from "#messages/forms.ts";
import * as messages from "#messages/jobs.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { fullName } from "../../contract/people/names.ts";
import type { UserCard } from "../../contract/people/users.ts";
import { useWriteTo } from "../conversations/conversation-queries.ts";
import { useRequestForm } from "../conversations/request-form.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

type Props = { job: { id: number; title: string }; people: UserCard[]; onClose: () => void };

/** Offers one insider at a time, so that requests don't always go to the same person. */
export function InsiderDialog({ job, people, onClose }: Props) {
  const { form, left, clear } = useRequestForm(`question about job ${job.id}`);
  const [place, setPlace] = useState(0);
  const write = useWriteTo();
  const person = people[place % people.length] as UserCard;

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (given) => {
        await write.mutateAsync({ userId: person.id, ...given, about: { parent: "jobs", id: job.id } });
        clear();
        notify.success(writing.messageSent);
      }}
      submitLabel={messages.sendTo(person.firstName)}
      title={messages.ask}
      whileSending={sending}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Face person={person} size="medium" />
        <p aria-live="polite" className="min-w-40 flex-1">
          <span className="block font-semibold" dir="auto">
            {fullName(person)}
          </span>
          {person.headline && (
            <span className="quiet block text-sm" dir="auto" lang={languageOf(person.headline)}>
              {person.headline}
            </span>
          )}
        </p>
        {people.length > 1 && (
          <button className="btn btn-quiet btn-sm" onClick={() => setPlace(place + 1)} type="button">
            {messages.someoneElse}
          </button>
        )}
      </div>
      <p className="quiet" dir="auto">
        <MessageSentence>{about(<bdi>{job.title}</bdi>)}</MessageSentence>
      </p>
      <TextArea
        error={form.formState.errors.text}
        field={form.register("text")}
        hint={writing.left(left)}
        label={messages.yourQuestion}
        rows={5}
      />
      <p className="quiet text-sm">{writing.whatTheySee(person.firstName)}</p>
    </FormDialog>
  );
}
