import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "react-router";
import type { z } from "zod";
import * as messages from "#messages/companies.ts";
import * as forms from "#messages/forms.ts";
import { type CompanyDetail, changedCompany } from "../../contract/companies.ts";
import { pages, paths } from "../../contract/pages.ts";
import { isStaff } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { notifyIfHeld } from "../moderation/held-toast.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { useGuardedForm } from "../ui/forms/form-state.ts";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { MarkdownField } from "../ui/forms/markdown-field.tsx";
import { chosenPicture } from "../ui/forms/picture-choice.ts";
import { PictureField } from "../ui/forms/picture-field.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { goBack } from "../ui/shell/back-link.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { useSaveCompany } from "./company-queries.ts";

const schema = changedCompany.extend({ file: chosenPicture });
type Values = z.input<typeof schema>;

/** Adds a company, or edits the given one. */
export function CompanyForm({ company }: { company?: CompanyDetail }) {
  const navigate = useNavigate();
  const user = useUser();
  const isOfTeam = user !== null && isStaff(user);
  const saving = useSaveCompany(company?.id);
  const name = `company ${company?.id ?? "new"}`;
  const { form, isEdited, markSaved } = useGuardedForm<Values, z.output<typeof schema>>({
    name,
    resolver: zodResolver(schema),
    defaultValues: {
      name: company?.name ?? "",
      about: company?.about ?? "",
      website: company?.website ?? "",
      location: company?.location ?? "",
      file: undefined,
      picture: "keep",
    },
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await saving.mutateAsync(values);
      markSaved();
      notify.success(messages.saved, name);
      notifyIfHeld(saved);
      if (company) goBack(navigate, paths.company(company.id));
      else navigate(pages.home);
    } catch (error) {
      showFieldProblems(form, error, { taken: "name" });
      notify.failure(error, name);
    }
  });

  return (
    <>
      <form className="grid gap-6" noValidate onSubmit={save}>
        <TextField
          autoComplete="organization"
          error={errors.name}
          field={form.register("name")}
          label={messages.fields.name}
        />
        <TextField
          error={errors.location}
          field={form.register("location")}
          hint={messages.fields.optional}
          label={messages.fields.location}
        />
        <TextField
          error={errors.website}
          field={form.register("website")}
          hint={isOfTeam ? messages.fields.websiteHintForStaff : messages.fields.websiteHint}
          inputMode="url"
          label={messages.fields.website}
        />
        <MarkdownField error={errors.about} field={form.register("about")} label={messages.fields.about} rows={6} />
        <PictureField
          control={form.control}
          current={company?.logo ?? null}
          label={messages.fields.logo}
          preview={(logo) => <CompanyLogo company={{ name: form.watch("name"), logo }} size="large" />}
        />
        <SubmitButton
          className="mt-2 justify-self-start"
          isSending={isSubmitting}
          label={forms.save}
          whileSending={forms.saving}
        />
      </form>
      <LeaveGuard isEdited={isEdited} />
    </>
  );
}
