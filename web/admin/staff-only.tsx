import { Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";

/** In place of a page that the reader's role doesn't open. */
export function StaffOnly({ children }: { children: string }) {
  return (
    <div className="column-width py-20">
      <PageTitle>Not for your role</PageTitle>
      <h1 className="page-heading">This is behind the scenes</h1>
      <p className="mt-4">{children}</p>
      <Link className="btn btn-primary mt-8" to={pages.welcome}>
        Go to your board
      </Link>
    </div>
  );
}
