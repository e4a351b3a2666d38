import { zodResolver } from "@hookform/resolvers/zod";
import { type Resolver, useForm } from "react-hook-form";
import * as messages from "#messages/cohorts.ts";
import * as forms from "#messages/forms.ts";
import { type Cohort, type NewCohort, newCohort } from "../../contract/cohorts.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextField } from "../ui/forms/text-field.tsx";
import { useSaveCohort } from "./cohort-staff-queries.ts";

type Values = Record<keyof NewCohort, string>;

const resolve = zodResolver(newCohort as never);
/** Inputs hold text; `size` is sent as a number. */
const resolver: Resolver<Values, unknown, NewCohort> = (values, context, options) =>
  resolve({ ...values, size: values.size ? Number(values.size) : null } as never, context, options as never) as never;

/** Adds a cohort, or edits the given one. */
export function CohortDialog({ cohort, onClose }: { cohort?: Cohort; onClose: () => void }) {
  const save = useSaveCohort(cohort?.id);
  const form = useForm<Values, unknown, NewCohort>({ resolver, defaultValues: valuesOf(cohort) });
  const { errors } = form.formState;

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (given) => {
        await save.mutateAsync(given);
        notify.success(messages.cohortSaved);
      }}
      submitLabel={forms.save}
      taken="name"
      title={cohort ? messages.editThis(cohort.name) : messages.addCohort}
      whileSending={forms.saving}
    >
      <TextField error={errors.name} field={form.register("name")} hint={messages.nameHint} label={messages.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField error={errors.course} field={form.register("course")} label={messages.course} />
        <TextField error={errors.city} field={form.register("city")} label={messages.city} />
        <TextField error={errors.startsOn} field={form.register("startsOn")} label={messages.startsOn} type="date" />
        <TextField error={errors.endsOn} field={form.register("endsOn")} label={messages.endsOn} type="date" />
      </div>
      <TextField error={errors.size} field={form.register("size")} inputMode="numeric" label={messages.size} />
    </FormDialog>
  );
}

const valuesOf = (cohort?: Cohort): Values => ({
  name: cohort?.name ?? "",
  course: cohort?.course ?? "",
  city: cohort?.city ?? "",
  startsOn: cohort?.startsOn ?? "",
  endsOn: cohort?.endsOn ?? "",
  size: String(cohort?.size ?? ""),
});
