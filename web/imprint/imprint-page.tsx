import { ContactAddress } from "../contact/contact-address.tsx";
import { boardName, site } from "../ui/shell/site.ts";
import { TextPage } from "../ui/shell/text-page.tsx";

/** What the operator wrote, or that they have to: CSS chooses, because the HTML is made before anyone knows. */
export default function ImprintPage() {
  return (
    <TextPage title="Imprint">
      <p>Information according to § 5 of the German Digital Services Act (DDG).</p>
      <p className="peer whitespace-pre-line empty:hidden">{site.imprint}</p>
      <div className="hidden peer-empty:block">
        <p>
          <strong>{site.organisation}</strong> runs this board and has to state here its full name and legal form, its
          postal address, who represents it and, where there are any, its register number and VAT identification number.
          This has not been done yet.
        </p>
      </div>
      <p>
        {boardName} is the board of the alumni of {site.organisation}. Contact: <ContactAddress />
      </p>
    </TextPage>
  );
}
