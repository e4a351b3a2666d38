import { Controller, type UseFormReturn } from "react-hook-form";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import type { addJob, Job, NewJob } from "../../contract/jobs.ts";
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
      <TextField error={errors.title} field={form.register("title")} label="Title" />
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
      <TextField error={errors.location} field={form.register("location")} hint="Optional." label="Location" />
      <TextField
        error={errors.link}
        field={form.register("link")}
        hint="Where to apply, starting with https://"
        inputMode="url"
        label="Link"
        type="url"
      />
    </div>
  );
}
