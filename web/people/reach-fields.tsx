import { LinkFields } from "./link-fields.tsx";
import { OpenToFields } from "./open-to-fields.tsx";
import type { UserFormState } from "./user-form-values.ts";
import { WithWhoSees } from "./visibility-field.tsx";

/** What a member may be asked for, and where else they are found. */
export function ReachFields({ form }: { form: UserFormState }) {
  return (
    <>
      <WithWhoSees field="openTo" form={form}>
        <OpenToFields form={form} />
      </WithWhoSees>
      <WithWhoSees field="links" form={form}>
        <LinkFields form={form} />
      </WithWhoSees>
    </>
  );
}
