import { useMemo, useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/check-in.ts";
import { getCheckIn } from "../../contract/check-in.ts";
import { pages } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { getAccount } from "../../contract/people/settings.ts";
import { ApiProblem, call } from "../api/api.ts";
import { useSession } from "../api/session.ts";
import { useLoaded } from "../ui/shell/call-state.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { useLinkParameter } from "../ui/shell/link-parameter.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { logInPath } from "../ui/shell/members-only-paths.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { AnswerForm } from "./answer-form.tsx";

/**
 * The target of the links in the mail that asks graduates where they are. Opening it changes nothing, because mail scanners
 * open links, too. Without a link a member may answer by their session.
 */
export default function CheckInPage() {
  const token = useLinkParameter("token");
  const session = useSession();
  const { asked, error, retry } = useAskedWhere(token);
  const [isUsed, setUsed] = useState(false);
  const isDead = isUsed || (error instanceof ApiProblem && error.status === 410);

  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.title}</PageTitle>
      <meta content="noindex" name="robots" />
      <h1 className="page-heading">{messages.title}</h1>
      {(isDead || (token === "" && !session)) && (
        <p className="mt-4" role="alert">
          {messages.dead}
        </p>
      )}
      {(isDead || token === "") && !session && (
        <Link className="btn btn-primary mt-6" to={logInPath(pages.checkIn)}>
          {messages.logIn}
        </Link>
      )}
      {isDead && session && <p className="quiet mt-2">{messages.deadButMember}</p>}
      {!isDead && Boolean(error) && (
        <div className="mt-6">
          <Failure error={error} retry={retry} title={messages.failed} />
        </div>
      )}
      {token && !isDead && !error && !asked && (
        <Loading>
          <div className="bone mt-6 h-64" />
        </Loading>
      )}
      {!isDead && token && asked && <AnswerForm asked={asked} onDead={() => setUsed(true)} token={token} />}
      {(isDead || token === "") && session && <AnswerList member={session.user} />}
    </div>
  );
}

/** The question for a member who is logged in and has no link. */
function AnswerList({ member }: { member: Account }) {
  const load = useMemo(() => (member.id ? () => call(getAccount, {}) : null), [member.id]);
  const { value, error, retry } = useLoaded(load);
  if (error) return <Failure error={error} retry={retry} title={messages.failed} />;
  if (!value) {
    return (
      <Loading>
        <div className="bone mt-6 h-64" />
      </Loading>
    );
  }
  return <AnswerForm asked={{ firstName: member.firstName, company: value.user.Company }} />;
}

/** The member and company that a mailed token asks about. Loading it doesn't use the token up. */
function useAskedWhere(token: string | null) {
  const load = useMemo(() => (token ? () => call(getCheckIn, { token }) : null), [token]);
  const { value: asked, error, retry } = useLoaded(load);
  return { asked, error, retry };
}
