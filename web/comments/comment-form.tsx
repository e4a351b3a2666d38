import { type ReactNode, useCallback } from "react";
import * as forms from "#messages/forms.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { MarkdownField } from "../ui/forms/markdown-field.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { useCommentForm } from "./comment-form-state.ts";
import type { Subject, useAddComment } from "./comment-queries.ts";
import { useSuggestions } from "./comment-suggestions.ts";
import { CommentUnsentNote } from "./comment-unsent-note.tsx";

type Props = {
  subject: Subject;
  user: Account;
  addition: ReturnType<typeof useAddComment>;
  label: string;
  /** A draft written by one of the member's tools. */
  draft?: { text: string; note: (clear: () => void) => ReactNode };
};

export function CommentForm({ subject, user, addition, label, draft }: Props) {
  const name = `comment on ${subject.parent} ${subject.id}`;
  const { form, send, isUnsent } = useCommentForm({ name, addition, beginning: draft?.text });

  const { getValues, setValue, setFocus } = form;
  const begin = useCallback(
    (text: string) => {
      if (!getValues("text").trim()) setValue("text", text);
      setFocus("text");
    },
    [getValues, setValue, setFocus],
  );
  useSuggestions(subject, begin);

  return (
    <form className="mt-8 flex gap-3" noValidate onSubmit={send}>
      <Face person={user} />
      <div className="min-w-0 flex-1">
        <MarkdownField
          canMention
          error={form.formState.errors.text}
          field={form.register("text")}
          isComment
          label={label}
          rows={3}
        />
        {draft?.note(() => {
          setValue("text", "");
          setFocus("text");
        })}
        <CommentUnsentNote isUnsent={isUnsent} />
        <SubmitButton
          className="send mt-3"
          isSending={addition.isPending}
          label={forms.send}
          whileSending={forms.sending}
        />
      </div>
    </form>
  );
}
