import * as messages from "#messages/companies.ts";
import { pages } from "../../contract/pages.ts";
import { FormPage } from "../ui/forms/form-page.tsx";
import { CompanyForm } from "./company-form.tsx";

export default function AddCompanyPage() {
  return (
    <FormPage fallback={pages.companies} title={messages.addPage}>
      <CompanyForm />
    </FormPage>
  );
}
