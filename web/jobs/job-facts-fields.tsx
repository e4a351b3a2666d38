import { useId } from "react";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/job-form.ts";
import { facts as title } from "#messages/lists.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { LanguageFields } from "../languages/language-fields.tsx";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import type { JobFormState } from "./job-values.ts";
import { SalaryFields } from "./salary-fields.tsx";

const daysOffered = [7, 14, 30, 60, 90, 120];

/** The facts that members filter by, and how long the job is listed. */
export function JobFactsFields({ form, job }: { form: JobFormState; job?: Job }) {
  const id = useId();
  const { errors } = form.formState;
  const isListed = job === undefined || job.status === "open";
  return (
    <fieldset aria-describedby={id} className="mt-4 grid gap-6 border-base-300 border-t pt-8">
      <legend className="float-left w-full font-display font-semibold text-xl">{title}</legend>
      <p className="quiet clear-both -mt-5 text-sm" id={id}>
        {messages.factsHint}
      </p>
      <div className="grid gap-6 sm:grid-cols-3">
        <SelectField error={errors.workplace} field={form.register("workplace")} label={facts.workplace}>
          <option value="">{messages.notSaid}</option>
          <Options names={facts.workplaces} />
        </SelectField>
        <SelectField error={errors.type} field={form.register("type")} label={facts.type}>
          <option value="">{messages.notSaid}</option>
          <Options names={facts.types} />
        </SelectField>
        <SelectField error={errors.seniority} field={form.register("seniority")} label={facts.level}>
          <option value="">{messages.notSaid}</option>
          <Options names={facts.seniorities} />
        </SelectField>
      </div>
      <SalaryFields form={form} />
      <LanguageFields form={form} />
      {isListed && (
        <div className="sm:max-w-56">
          <SelectField error={errors.days} field={form.register("days")} label={messages.listedFor}>
            {job && <option value="">{messages.asItIs}</option>}
            {daysOffered.map((days) => (
              <option key={days} value={days}>
                {messages.days(days)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </fieldset>
  );
}
