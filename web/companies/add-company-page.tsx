import { pages } from "../../contract/pages.ts";
import { FormPage } from "../ui/forms/form-page.tsx";
import { CompanyForm } from "./company-form.tsx";

export default function AddCompanyPage() {
  return (
    <FormPage fallback={pages.companies} title="Add a Company">
      <CompanyForm />
    </FormPage>
  );
}
