import { X } from "lucide-react";
import { useId, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import * as messages from "#messages/profile-form.ts";
import { linksMax } from "../../contract/people/profiles.ts";
import { FieldMessage, TextField } from "../ui/forms/text-field.tsx";
import { itemBeside } from "../ui/lists/list-focus.ts";
import type { UserFormState } from "./user-form-values.ts";

export function LinkFields({ form }: { form: UserFormState }) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "links" });
  const errors = form.formState.errors.links;
  const message = errors?.root?.message ?? errors?.message;

  /** The focus moves to the line next to the removed one. */
  function removeLine(place: number, button: Element) {
    const beside = itemBeside(button)?.querySelector("button");
    remove(place);
    (beside ?? add.current)?.focus();
  }

  return (
    <fieldset aria-describedby={message && id}>
      <legend className="mb-2">{messages.links}</legend>
      {fields.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {fields.map((field, place) => (
            <li className="flex items-start gap-2" key={field.id}>
              <div className="min-w-0 flex-1">
                <TextField
                  error={errors?.[place]?.url}
                  field={form.register(`links.${place}.url`)}
                  hint={messages.linkHint}
                  inputMode="url"
                  label={messages.link(place + 1)}
                />
              </div>
              <button
                aria-label={messages.removeLink(place + 1)}
                className="icon-button mt-7"
                onClick={(event) => removeLine(place, event.currentTarget)}
                type="button"
              >
                <X aria-hidden className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {message && <FieldMessage error={{ type: "links", message }} id={id} />}
      {fields.length < linksMax && (
        <button className="btn btn-quiet btn-sm" onClick={() => append({ url: "" })} ref={add} type="button">
          {messages.addLink}
        </button>
      )}
    </fieldset>
  );
}
