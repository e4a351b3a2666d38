import { Controller, type UseFormReturn } from "react-hook-form";
import * as messages from "#messages/jobs.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import type { addJob, Job, NewJob } from "../../contract/jobs/jobs.ts";
import { CompanySelect } from "../companies/company-select.tsx";
import { DescriptionField } from "../posts/description-field.tsx";
import { SkillsField } from "../skills/skills-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";

/** What the form holds: texts as typed, the company's id as the select has it. */
export type JobValues = InputOf<typeof addJob>;

type Props = { form: UseFormReturn<JobValues, unknown, NewJob>; job?: Job };

export function JobFields({ form, job }: Props) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-6">
      <TextField error={errors.title} field={form.register("title")} label={messages.fields.title} />
      <DescriptionField error={errors.description} field={form.register("description")} />
      <Controller
        control={form.control}
        name="companyId"
        render={({ field, fieldState }) => (
          <CompanySelect
            chosen={job?.Company}
            error={fieldState.error}
            field={{ ...field, value: String(field.value ?? "") }}
          />
        )}
      />
      <SkillsField control={form.control} known={job?.Skills} />
      <TextField
        error={errors.location}
        field={form.register("location")}
        hint={messages.fields.locationHint}
        label={messages.fields.location}
      />
      <TextField
        error={errors.link}
        field={form.register("link")}
        hint={messages.fields.linkHint}
        inputMode="url"
        label={messages.fields.link}
        type="url"
      />
    </div>
  );
}
