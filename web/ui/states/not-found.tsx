import { Link } from "react-router";
import { pages } from "../../../contract/pages.ts";
import { DarkWindows } from "../lists/dark-house.tsx";
import { PageTitle } from "../shell/page-title.tsx";

export function NotFound() {
  return (
    <div className="page-width py-20">
      <PageTitle>Page not found</PageTitle>
      <DarkWindows />
      <p className="quiet mt-8">404</p>
      <h1 className="page-heading mt-1">Nobody lives at this address</h1>
      <p className="mt-4 max-w-prose">The page doesn't exist, or what was here has been deleted.</p>
      <Link className="btn btn-primary mt-8" to={pages.home}>
        Go to the home page
      </Link>
    </div>
  );
}
