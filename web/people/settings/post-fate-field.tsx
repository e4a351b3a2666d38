import { useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/settings.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import { FieldMessage } from "../../ui/forms/text-field.tsx";
import { MessageSentence } from "../../ui/shell/message-sentence.tsx";

type Props = {
  words: typeof messages.yours;
  /** The posts and comments, in words. */
  posts: string;
  field: UseFormRegisterReturn;
  error?: FieldError;
};

/** What happens to a member's posts. Nothing is preselected, because neither answer can be undone. */
export function PostFateField({ words, posts, field, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-3">
      <legend className="mb-3">
        <MessageSentence>{words.standsOn(<strong>{posts}</strong>)}</MessageSentence>
      </legend>
      <Choice {...field} aria-invalid={Boolean(error)} hint={words.withoutName} label={messages.keep} value="keep" />
      <Choice
        {...field}
        aria-invalid={Boolean(error)}
        hint={messages.whatErasingDoes}
        label={messages.erase}
        value="erase"
      />
      {error && <FieldMessage error={error} id={`${id}-error`} />}
    </fieldset>
  );
}
