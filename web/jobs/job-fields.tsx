import { useState } from "react";
import { Controller } from "react-hook-form";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import type { SkillName } from "../../contract/skills.ts";
import { CompanySelect } from "../companies/company-select.tsx";
import { DescriptionField } from "../posts/post-form.tsx";
import { SkillField } from "../skills/skill-field.tsx";
import { SkillTextSuggestions } from "../skills/skill-text-suggestions.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { JobDuplicates } from "./job-duplicates.tsx";
import { JobFactsFields } from "./job-facts-fields.tsx";
import type { JobFormState } from "./job-values.ts";
import { RequiredSkills } from "./required-skills.tsx";

export function JobFields({ form, job }: { form: JobFormState; job?: Job }) {
  const { errors } = form.formState;
  const [named, setNamed] = useState<SkillName[]>([]);
  const [leftLink, setLeftLink] = useState("");
  const known = [...(job?.Skills ?? []), ...named];

  return (
    <div className="grid gap-6">
      <TextField error={errors.title} field={form.register("title")} label={messages.fields.title} />
      <div>
        <DescriptionField error={errors.description} field={form.register("description")} />
        <SkillTextSuggestions form={form} onAdded={(skills) => setNamed([...named, ...skills])} />
      </div>
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
      <div>
        <SkillField control={form.control} known={known} />
        <RequiredSkills control={form.control} known={known} />
      </div>
      <TextField
        error={errors.location}
        field={form.register("location")}
        hint={messages.fields.locationHint}
        label={messages.fields.location}
      />
      <div>
        <TextField
          error={errors.link}
          field={form.register("link", { onBlur: (event) => setLeftLink(event.target.value.trim()) })}
          hint={messages.fields.linkHint}
          inputMode="url"
          label={messages.fields.link}
          type="url"
        />
        <JobDuplicates except={job?.id} link={leftLink} />
      </div>
      <JobFactsFields form={form} job={job} />
    </div>
  );
}
