import { useMemo } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import * as messages from "#messages/appeals.ts";
import { appealByToken, appealDecision } from "../../contract/moderation/appeals.ts";
import { getDecision } from "../../contract/moderation/decisions.ts";
import { pages } from "../../contract/pages.ts";
import { ApiProblem, call } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { useLoaded } from "../ui/shell/call-state.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { useLinkParameter } from "../ui/shell/link-parameter.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { logInPath } from "../ui/shell/members-only-paths.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Appeal } from "./appeal.tsx";

/** How a decision is looked up: by a mailed token, or for members by its number; by neither, none is loaded. */
type DecisionKey = { token: string | null; id: string };

const isDeadLink = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status);

/** Loads a decision and sends an appeal against it. Loading changes nothing. */
function useAppeal({ token, id }: DecisionKey) {
  const load = useMemo(() => {
    if (token) return () => call(appealByToken, { token });
    return id ? () => call(getDecision, { id }) : null;
  }, [token, id]);
  const { value: decision, show, error, retry } = useLoaded(load);

  const ask = async (text: string) =>
    show(await (token ? call(appealByToken, { token, text }) : call(appealDecision, { id, text })));

  return { decision, error, isDead: isDeadLink(error), retry, ask };
}

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
