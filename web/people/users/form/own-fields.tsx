import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import * as messages from "#messages/profile-form.ts";
import type { User } from "../../../../contract/people/users.ts";
import { CompaniesField } from "../../../companies/companies-field.tsx";
import { LanguagesFields } from "../../../languages/languages-fields.tsx";
import { MarkdownField } from "../../../ui/editor/markdown-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { LinksFields } from "./links-fields.tsx";
import { OpenToFields } from "./open-to-fields.tsx";
import type { UserFormState } from "./user-form-values.ts";
import { WhoSees } from "./who-sees.tsx";

/** The fields that only the member can edit, each with its visibility. */
export function OwnFields({ form, user }: { form: UserFormState; user: User }) {
  const { errors } = form.formState;
  return (
    <>
      <Part title={messages.aboutYou}>
        <TextField
          error={errors.headline}
          field={form.register("headline")}
          hint={messages.headlineHint}
          label={messages.headline}
        />
        <div className="grid gap-3">
          <MarkdownField error={errors.about} field={form.register("about")} label={messages.about} rows={6} />
          <WhoSees field="about" form={form} />
        </div>
        <div className="grid gap-3">
          <TextField
            autoComplete="address-level2"
            error={errors.location}
            field={form.register("location")}
            label={messages.location}
          />
          <WhoSees field="location" form={form} />
        </div>
        <LanguagesFields form={form} />
        <div className="grid gap-3">
          <LinksFields form={form} />
          <WhoSees field="links" form={form} />
        </div>
        <WhoSees field="cohort" form={form} />
      </Part>
      <Part title={messages.workedBefore}>
        <Controller
          control={form.control}
          name="formerCompanies"
          render={({ field, fieldState }) => (
            <CompaniesField
              error={fieldState.error}
              field={field}
              known={user.formerCompanies}
              label={messages.workedAt}
            />
          )}
        />
        <WhoSees field="company" form={form} />
      </Part>
      <Part title={messages.openTo}>
        <OpenToFields form={form} />
        <WhoSees field="openTo" form={form} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-base-300 border-t pt-7">
      <h2 className="font-semibold text-xl">{title}</h2>
      {children}
    </section>
  );
}
