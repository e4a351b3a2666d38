import * as messages from "#messages/profile-form.ts";
import { LanguageFields } from "../languages/language-fields.tsx";
import { MarkdownField } from "../ui/forms/markdown-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { ProfileFieldName } from "./profile-field-name.tsx";
import type { UserFormState } from "./user-form-values.ts";
import { WithWhoSees } from "./visibility-field.tsx";

/** What members say of themselves. */
export function AboutFields({ form }: { form: UserFormState }) {
  const { errors } = form.formState;
  return (
    <>
      <ProfileFieldName id="headline">
        <TextField
          error={errors.headline}
          field={form.register("headline")}
          hint={messages.headlineHint}
          label={messages.headline}
        />
      </ProfileFieldName>
      <WithWhoSees field="about" form={form}>
        <MarkdownField error={errors.about} field={form.register("about")} label={messages.about} rows={6} />
      </WithWhoSees>
      <WithWhoSees field="location" form={form}>
        <TextField
          autoComplete="address-level2"
          error={errors.location}
          field={form.register("location")}
          label={messages.location}
        />
      </WithWhoSees>
      <LanguageFields form={form} />
    </>
  );
}
