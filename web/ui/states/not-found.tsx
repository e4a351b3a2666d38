import { Link } from "react-router";
import * as messages from "#messages/states.ts";
import { pages } from "../../../contract/pages.ts";
import { Panes } from "../panes/panes.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { tallAsWindow } from "./loading.tsx";

export function NotFound() {
  return (
    <div className={`page-width py-20 ${tallAsWindow}`}>
      <PageTitle>{messages.notFound.title}</PageTitle>
      <Panes lit={0} of={6} size="large" />
      <p className="quiet mt-8">{messages.notFound.status}</p>
      <h1 className="page-heading mt-1">{messages.notFound.heading}</h1>
      <p className="mt-4 max-w-prose">{messages.notFound.why}</p>
      <Link className="btn btn-primary mt-8" to={pages.home}>
        {messages.notFound.toHome}
      </Link>
    </div>
  );
}
