import { Link } from "react-router";
import * as messages from "#messages/admin.ts";
import { pages } from "../../contract/pages.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";

/** Shown on a page that the reader's role may not open. */
export function StaffOnly({ children }: { children: string }) {
  return (
    <div className="column-width pt-8 pb-20">
      <PageTitle>{messages.notForYou}</PageTitle>
      <h1 className="page-heading">{messages.behindTheScenes}</h1>
      <p className="mt-4">{children}</p>
      <Link className="btn btn-primary mt-8" to={pages.welcome}>
        {messages.toYourBoard}
      </Link>
    </div>
  );
}
