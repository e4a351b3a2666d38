import { X } from "lucide-react";
import { Controller } from "react-hook-form";
import * as messages from "#messages/projects.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Seat } from "../../contract/projects/project-seats.ts";
import { SkillPicker } from "../skills/skill-picker.tsx";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import type { ProjectFormState } from "./project-values.ts";

type Props = {
  form: ProjectFormState;
  place: number;
  /** The stored seat; undefined for a new one. */
  stored: Seat | undefined;
  onRemove: (button: Element) => void;
};

const { taken: _, ...changeable } = messages.seatStates;

/** The fields of one seat. A taken seat can't be removed here. */
export function SeatFields({ form, place, stored, onRemove }: Props) {
  const errors = form.formState.errors.seats?.[place];
  const isTaken = stored?.state === "taken";
  return (
    <fieldset className="grid gap-5">
      <legend className="float-left font-semibold">{messages.seat(place + 1)}</legend>
      <div className="clear-both -mt-3 flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <TextField
            error={errors?.name}
            field={form.register(`seats.${place}.name`)}
            hint={messages.seatNameHint}
            label={messages.seatName}
          />
          <TextField
            error={errors?.hours}
            field={form.register(`seats.${place}.hours`)}
            hint={messages.optional}
            inputMode="numeric"
            label={messages.seatHours}
          />
        </div>
        {!isTaken && (
          <button
            aria-label={messages.removeSeat(place + 1)}
            className="icon-button mt-7"
            onClick={(event) => onRemove(event.currentTarget)}
            type="button"
          >
            <X aria-hidden className="size-4.5" />
          </button>
        )}
      </div>
      <Controller
        control={form.control}
        name={`seats.${place}.skills`}
        render={({ field, fieldState }) => (
          <SkillPicker
            error={fieldState.error}
            inputRef={field.ref}
            known={stored?.skills ?? []}
            label={messages.skills}
            onBlur={field.onBlur}
            onChange={field.onChange}
            value={field.value}
          />
        )}
      />
      {isTaken && <p className="quiet text-sm">{messages.heldBy(stored.member ? fullName(stored.member) : null)}</p>}
      {stored && !isTaken && (
        <div className="sm:max-w-56">
          <SelectField error={errors?.state} field={form.register(`seats.${place}.state`)} label={messages.seatState}>
            <Options names={changeable} />
          </SelectField>
        </div>
      )}
    </fieldset>
  );
}
