import { useMemo, useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/still-open.ts";
import { answerStillOpen } from "../../contract/jobs/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { ApiProblem, call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/call-state.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { useLinkParameter } from "../ui/shell/link-parameter.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { JobQuestions } from "./job-questions.tsx";

/**
 * The target of the links in the mail that asks whether a job is still open. Opening it changes nothing, because mail
 * scanners open links, too.
 */
export default function StillOpenPage() {
  const token = useLinkParameter("token");
  const { job, error, retry } = useAskedJob(token);
  const [isUsed, setUsed] = useState(false);
  const isDead = isUsed || token === "" || isDeadLink(error);

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
      {!isDead && token && job && <JobQuestions job={job} onDead={() => setUsed(true)} token={token} />}
    </div>
  );
}

function DeadLink() {
  return (
    <>
      <p className="mt-4" role="alert">
        {messages.dead}
      </p>
      <Link className="btn btn-primary mt-8" to={`${pages.jobs}?mine=true`}>
        {messages.myJobs}
      </Link>
    </>
  );
}

const isDeadLink = (error: unknown) => error instanceof ApiProblem && error.status === 400;

/** The status of the job that a mailed token is about. Loading it doesn't use the token up. */
function useAskedJob(token: string | null) {
  const load = useMemo(() => (token ? () => call(answerStillOpen, { token }) : null), [token]);
  const { value: job, error, retry } = useLoaded(load);
  return { job, error, retry };
}
