import { type Control, useController, useWatch } from "react-hook-form";
import * as messages from "#messages/job-form.ts";
import type { NewJob } from "../../contract/jobs/jobs.ts";
import type { SkillName } from "../../contract/skills.ts";
import { useChosenSkills } from "../skills/skill-choices.ts";
import type { JobValues } from "./job-values.ts";

type Props = { control: Control<JobValues, unknown, NewJob>; known: SkillName[] };

/** A toggle button for each chosen skill that marks it as a must-have. */
export function RequiredSkills({ control, known }: Props) {
  const { field } = useController({ control, name: "required" });
  const ids = useWatch({ control, name: "skills" }).map(Number);
  const skills = useChosenSkills(ids, known);
  if (skills.length === 0) return null;

  const toggle = (id: number) =>
    field.onChange(field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id]);
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold text-sm">{messages.mustHaves}</legend>
      <div className="flex flex-wrap gap-2">
        {skills.map(({ id, name }) => (
          <button
            aria-pressed={field.value.includes(id)}
            className="skill thumb pressable"
            key={id}
            onClick={() => toggle(id)}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
