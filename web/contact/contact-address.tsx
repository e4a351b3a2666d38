import { Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { site } from "../ui/shell/site.ts";

/**
 * The configured mail address, or else a link to the contact form. CSS hides one of them, because the page is prerendered
 * before the configuration is known.
 */
export function ContactAddress({ team }: { team: string }) {
  return (
    <>
      <a className="peer text-link empty:hidden" href={`mailto:${site.contactEmail}`}>
        {site.contactEmail}
      </a>
      <Link className="text-link hidden peer-empty:inline" to={pages.contact}>
        {team}
      </Link>
    </>
  );
}
