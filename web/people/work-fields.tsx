import { Controller } from "react-hook-form";
import * as messages from "#messages/profile-form.ts";
import type { User } from "../../contract/people/users.ts";
import { CohortField } from "../cohorts/cohort-field.tsx";
import { CompanyListField } from "../companies/company-list-field.tsx";
import { CompanySelect } from "../companies/company-select.tsx";
import { SkillField } from "../skills/skill-field.tsx";
import { ProfileFieldName } from "./profile-field-name.tsx";
import type { UserFormState } from "./user-form-values.ts";
import { WithWhoSees } from "./visibility-field.tsx";

type Props = { form: UserFormState; user: User; isOwn: boolean };

/** What a member knows, and where they learned and work. Only they themselves say where they worked before, and their cohort. */
export function WorkFields({ form, user, isOwn }: Props) {
  const company = (
    <Controller
      control={form.control}
      name="companyId"
      render={({ field, fieldState }) => (
        <CompanySelect
          chosen={user.Company}
          error={fieldState.error}
          field={{ ...field, value: String(field.value ?? "") }}
        />
      )}
    />
  );
  return (
    <>
      <ProfileFieldName id="skills">
        <SkillField canSuggest={isOwn} control={form.control} known={user.Skills} />
      </ProfileFieldName>
      <ProfileFieldName id="company">
        {isOwn ? (
          <WithWhoSees field="company" form={form}>
            {company}
          </WithWhoSees>
        ) : (
          company
        )}
      </ProfileFieldName>
      {isOwn && (
        <>
          <Controller
            control={form.control}
            name="formerCompanies"
            render={({ field, fieldState }) => (
              <CompanyListField
                error={fieldState.error}
                field={field}
                known={user.formerCompanies}
                label={messages.workedAt}
              />
            )}
          />
          <ProfileFieldName id="cohort">
            <WithWhoSees field="cohort" form={form}>
              <Controller
                control={form.control}
                name="cohorts"
                render={({ field, fieldState }) => (
                  <CohortField error={fieldState.error} field={field} memberships={user.Cohorts} />
                )}
              />
            </WithWhoSees>
          </ProfileFieldName>
        </>
      )}
    </>
  );
}
