import { useMemo, useState } from "react";
import { Link } from "react-router";
import { stillGoing as messages } from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import { answerStillGoing } from "../../contract/projects/project-team.ts";
import { ApiProblem, call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/call-state.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { useLinkParameter } from "../ui/shell/link-parameter.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { ProjectStillGoing } from "./project-still-going.tsx";

/**
 * The target of the links in the mail that asks whether a project is still going. Opening it changes nothing, because mail
 * scanners open links, too.
 */
export default function StillGoingPage() {
  const token = useLinkParameter("token");
  // Without an answer the token stays good.
  const load = useMemo(() => (token ? () => call(answerStillGoing, { token }) : null), [token]);
  const { value: project, error, retry } = useLoaded(load);
  const [isUsed, setUsed] = useState(false);
  const isDead = isUsed || token === "" || (error instanceof ApiProblem && error.status === 410);

  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.title}</PageTitle>
      <meta content="noindex" name="robots" />
      <h1 className="page-heading">{messages.title}</h1>
      {isDead && <DeadLink />}
      {!isDead && Boolean(error) && (
        <div className="mt-6">
          <Failure error={error} retry={retry} title={messages.failed} />
        </div>
      )}
      {token && !isDead && !error && !project && (
        <Loading>
          <div className="bone mt-6 h-32" />
        </Loading>
      )}
      {!isDead && token && project && (
        <ProjectStillGoing onDead={() => setUsed(true)} project={project} token={token} />
      )}
    </div>
  );
}

function DeadLink() {
  return (
    <>
      <p className="mt-4" role="alert">
        {messages.dead}
      </p>
      <Link className="btn btn-primary mt-8" to={pages.projects}>
        {messages.projects}
      </Link>
    </>
  );
}
