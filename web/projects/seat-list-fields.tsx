import { useId, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { stages } from "#messages/project-facts.ts";
import * as messages from "#messages/projects.ts";
import { seatsMax } from "../../contract/projects/project-seats.ts";
import type { Project } from "../../contract/projects/projects.ts";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { FieldMessage, TextField } from "../ui/forms/text-field.tsx";
import { itemBeside } from "../ui/lists/list-focus.ts";
import type { ProjectFormState } from "./project-values.ts";
import { SeatFields } from "./seat-fields.tsx";

type Props = { form: ProjectFormState; project?: Project };

/** The stage, the repository, and the seats of a project. */
export function SeatListFields({ form, project }: Props) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "seats" });
  const { errors } = form.formState;
  const message = errors.seats?.root?.message ?? errors.seats?.message;

  /** The focus moves to the seat next to the removed one. */
  function removeSeat(place: number, button: Element) {
    const beside = itemBeside(button)?.querySelector("input");
    remove(place);
    (beside ?? add.current)?.focus();
  }

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          error={errors.stage}
          field={form.register("stage")}
          hint={messages.stageHint}
          label={messages.stage}
        >
          <option value="">{messages.notSaid}</option>
          <Options names={stages} />
        </SelectField>
        <TextField
          error={errors.repository}
          field={form.register("repository")}
          hint={messages.repositoryHint}
          inputMode="url"
          label={messages.repository}
          type="url"
        />
      </div>
      <fieldset aria-describedby={`${id}-hint`} className="mt-4 grid gap-6 border-base-300 border-t pt-8">
        <legend className="float-left w-full font-display font-semibold text-xl">{messages.seatsTitle}</legend>
        <p className="quiet clear-both -mt-5 text-sm" id={`${id}-hint`}>
          {messages.seatsHint}
        </p>
        {fields.length > 0 && (
          <ul className="grid gap-6">
            {fields.map((field, place) => (
              <li className="sheet p-4 sm:p-5" key={field.id}>
                <SeatFields
                  form={form}
                  onRemove={(button) => removeSeat(place, button)}
                  place={place}
                  stored={project?.seats.find(({ number }) => number === field.number)}
                />
              </li>
            ))}
          </ul>
        )}
        {message && (
          <div role="alert">
            <FieldMessage error={{ type: "seats", message }} id={`${id}-error`} />
          </div>
        )}
        {fields.length < seatsMax && (
          <button
            className="btn btn-quiet btn-sm justify-self-start"
            onClick={() => append({ name: "", skills: [], hours: "" })}
            ref={add}
            type="button"
          >
            {messages.addSeat}
          </button>
        )}
      </fieldset>
    </>
  );
}
