import { Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { site } from "../ui/shell/site.ts";

/**
 * Whom to write to: the configured address, or else the team by the contact form. CSS chooses, because the HTML is made before
 * anyone knows what is configured.
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
