import { Link } from "react-router";
import * as messages from "#messages/lists.ts";
import { navigation } from "#messages/post-kinds.ts";
import * as shell from "#messages/shell.ts";
import { pages } from "../../../contract/pages.ts";
import { postPaths } from "../../../contract/posts.ts";
import { WindowPanes } from "../lists/window-panes.tsx";
import { viewportHeight } from "./loading.tsx";
import { PageTitle } from "./page-title.tsx";

const lists: Record<string, string> = {
  ...Object.fromEntries(postPaths.map((path) => [pages[path], navigation[path].all])),
  [pages.skills]: shell.skills,
  [pages.users]: shell.users,
};

/** `list` is the address of the list that a missing record was in. */
export function NotFound({ list }: { list?: string }) {
  return (
    <div className={`page-width py-20 ${viewportHeight}`}>
      <PageTitle>{messages.notFound.title}</PageTitle>
      <WindowPanes lit={0} of={6} size="large" />
      <p className="quiet mt-8">{messages.notFound.status}</p>
      <h1 className="page-heading mt-1">{messages.notFound.heading}</h1>
      <p className="mt-4 max-w-prose">{messages.notFound.why}</p>
      <div className="mt-8 flex flex-wrap gap-2">
        {list && (
          <Link className="btn btn-primary" to={list}>
            {lists[list]}
          </Link>
        )}
        <Link className={`btn ${list ? "btn-quiet" : "btn-primary"}`} to={pages.home}>
          {messages.notFound.toHome}
        </Link>
      </div>
    </div>
  );
}
