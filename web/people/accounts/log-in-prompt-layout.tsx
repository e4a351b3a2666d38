import { QueryClientProvider } from "@tanstack/react-query";
import { Link, Outlet, useLocation, useMatches } from "react-router";
import * as messages from "#messages/accounts.ts";
import { pages } from "../../../contract/pages.ts";
import { queryClient } from "../../api/query-client.ts";
import { useSession } from "../../api/session.ts";
import { viewportHeight } from "../../ui/shell/loading.tsx";
import { type LogInPrompt, logInPath } from "../../ui/shell/members-only-paths.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";

/** Around pages that visitors may open; they see a prompt to log in instead. */
export default function LogInPromptLayout() {
  const session = useSession();
  if (!session) return <Prompt />;
  return (
    <QueryClientProvider client={queryClient} key={session.user.id}>
      <Outlet />
    </QueryClientProvider>
  );
}

function Prompt() {
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as LogInPrompt;
  const logIn = logInPath(pathname + search);

  return (
    <div className={`column-width pt-8 pb-16 md:pb-24 ${viewportHeight}`}>
      <PageTitle>{handle.logInPrompt}</PageTitle>
      <h1 className="page-heading">{handle.logInPrompt}</h1>
      <p className="mt-4 max-w-prose">{messages.forMembers}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link className="btn btn-primary" prefetch="intent" to={logIn}>
          {messages.logIn}
        </Link>
        <Link className="btn btn-ghost" prefetch="intent" to={logIn.replace(pages.logIn, pages.signUp)}>
          {messages.signUp}
        </Link>
      </div>
    </div>
  );
}
