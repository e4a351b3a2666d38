import { Link, Navigate, useSearchParams } from "react-router";
import * as messages from "#messages/appeals.ts";
import { pages } from "../../contract/pages.ts";
import { useUser } from "../api/session.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { useLinkParameter } from "../ui/shell/link-parameter.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { logInPath } from "../ui/shell/members-only-paths.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Appeal } from "./appeal.tsx";
import { useAppeal } from "./appeal-state.ts";

/** A decision and the form to appeal it: by a mailed token for those who can't log in, by its number for members. */
export default function AppealPage() {
  const token = useLinkParameter("token");
  const [parameters] = useSearchParams();
  const id = (token === "" && parameters.get("decision")) || "";
  const isMember = useUser() !== null;
  const { decision, error, isDead, retry, ask } = useAppeal({ token, id: isMember ? id : "" });

  if (id && !isMember) return <Navigate replace to={logInPath(`${pages.appeal}?decision=${id}`)} />;
  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.title}</PageTitle>
      <meta content="noindex" name="robots" />
      <h1 className="page-heading">{messages.title}</h1>
      {(isDead || (token === "" && !id)) && (
        <>
          <p className="mt-4" role="alert">
            {messages.dead}
          </p>
          <Link className="btn btn-quiet mt-6" to={pages.contact}>
            {messages.toTeam}
          </Link>
        </>
      )}
      {!isDead && Boolean(error) && (
        <div className="mt-6">
          <Failure error={error} retry={retry} title={messages.failed} />
        </div>
      )}
      {!error && !decision && (token || id) && <Loading>{null}</Loading>}
      {decision && <Appeal ask={ask} decision={decision} />}
    </div>
  );
}
