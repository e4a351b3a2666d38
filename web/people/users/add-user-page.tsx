import { pages } from "../../../contract/pages.ts";
import { BackLink } from "../../ui/navigation/back-link.tsx";
import { PageLink } from "../../ui/navigation/page-link.tsx";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { site } from "../../ui/shell/site.ts";

export default function AddUserPage() {
  return (
    <div className="column-width py-8">
      <PageTitle>How people join</PageTitle>
      <BackLink fallback={pages.users} />
      <h1 className="page-heading mt-2">How people join</h1>
      <div className="prose-text mt-6">
        <p>
          People add themselves: whoever learned at {site.organisation} signs up with their name, an email address and a
          password. Nobody can do it for them, so that everyone here is here because they want to be.
        </p>
        <p>
          Is someone missing? Send them the address of the{" "}
          <PageLink className="text-link" page="signUp">
            sign-up page
          </PageLink>
          . Once they have named their skills on their profile, the board shows them the jobs and projects that fit.
        </p>
        <p>
          If signing up doesn't work for someone,{" "}
          <PageLink className="text-link" page="contact">
            write to the team
          </PageLink>
          .
        </p>
      </div>
    </div>
  );
}
