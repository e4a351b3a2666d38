import { X } from "lucide-react";
import { useId, useRef } from "react";
import { type FieldValues, type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { chooseLanguages } from "#messages/fields.ts";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/job-form.ts";
import { languageLevels, languagesMax } from "../../contract/jobs/job-facts.ts";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { FieldMessage } from "../ui/forms/text-field.tsx";
import { itemBeside } from "../ui/lists/list-focus.ts";
import { levelName } from "./language-level.ts";
import { languageNames } from "./language-names.ts";

type Spoken = { languages: { code: string; level: string }[] };

/** The field `languages` of a form. */
export function LanguageFields<Values extends FieldValues & Spoken, Output>(props: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  const form = props.form as unknown as UseFormReturn<Spoken>;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "languages" });
  const rows = useWatch({ control: form.control, name: "languages" });
  const error = form.formState.errors.languages;
  const message = error && (error.root?.message ?? error.message ?? chooseLanguages);

  /** The focus moves to the row next to the removed one. */
  function removeRow(place: number, button: Element) {
    const beside = itemBeside(button)?.querySelector("button");
    remove(place);
    (beside ?? add.current)?.focus();
  }

  return (
    <fieldset aria-describedby={message && id}>
      <legend className="mb-2 font-semibold">{facts.spoken}</legend>
      {fields.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {fields.map((field, place) => (
            <li className="flex items-end gap-2 sm:gap-3" key={field.id}>
              <div className="min-w-0 flex-1">
                <SelectField field={form.register(`languages.${place}.code`)} label={messages.language}>
                  <option value="">{messages.chooseLanguage}</option>
                  <Options names={languageNames()} />
                </SelectField>
              </div>
              <div className="min-w-0 flex-[1.2]">
                <SelectField field={form.register(`languages.${place}.level`)} label={messages.languageLevel}>
                  <option value="">{messages.chooseLevel}</option>
                  <Options names={levels} />
                </SelectField>
              </div>
              <button
                aria-label={nameOf(rows[place]?.code)}
                className="icon-button"
                onClick={(event) => removeRow(place, event.currentTarget)}
                type="button"
              >
                <X aria-hidden className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {message && <FieldMessage error={{ type: "languages", message }} id={id} />}
      {fields.length < languagesMax && (
        <button
          className="btn btn-quiet btn-sm"
          onClick={() => append({ code: "", level: "" })}
          ref={add}
          type="button"
        >
          {messages.addLanguage}
        </button>
      )}
    </fieldset>
  );
}

const levels = Object.fromEntries(languageLevels.map((level) => [level, levelName(level)]));

const nameOf = (code?: string) => (code ? messages.removeLanguage(facts.language(code)) : messages.removeThis);
