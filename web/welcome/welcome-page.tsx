import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as messages from "#messages/welcome.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { WaitingCases } from "../admin/waiting-cases.tsx";
import { accountQuery } from "../api/account-queries.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import { ownCohortsQuery } from "../cohorts/cohort-queries.ts";
import { ownJobsQuery } from "../jobs/job-queries.ts";
import { matchingJobsQuery, matchingProjectsQuery, matchingQuestionsQuery } from "../matches/match-queries.ts";
import { RefusedMail } from "../notifications/refused-mail.tsx";
import { ConfirmAddress } from "../people/accounts/confirm-address.tsx";
import { userQuery } from "../people/users/user-queries.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { useBestFit } from "./best-fit.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { useFirstKnown } from "./first-known.ts";
import { HeroWindows } from "./hero-windows.tsx";
import { NewThings } from "./new-things.tsx";
import { NothingToMatch } from "./nothing-to-match.tsx";
import { OwnBoard } from "./own-board.tsx";
import { OwnCohorts } from "./own-cohorts.tsx";
import { QuestionsToAnswer } from "./questions-to-answer.tsx";
import { RecommendedPosts } from "./recommended-posts.tsx";
import { needsSteps } from "./steps.ts";
import { activityQuery, newThingsQuery, unreadOf } from "./things.ts";

export function clientLoader() {
  const id = currentSession()?.user.id ?? 0;
  return prepare(
    () => queryClient.prefetchQuery(newThingsQuery),
    () => queryClient.prefetchQuery(accountQuery),
    () => queryClient.prefetchQuery(userQuery(id)),
    () => queryClient.prefetchQuery(matchingJobsQuery),
    () => queryClient.prefetchQuery(matchingProjectsQuery),
    () => queryClient.prefetchQuery(matchingQuestionsQuery),
    () => queryClient.prefetchQuery(activityQuery),
    () => queryClient.prefetchQuery(ownCohortsQuery),
    () => queryClient.prefetchQuery(ownJobsQuery),
  );
}

/** The members' home page: what is new, what fits, what they could answer, who joined. It never starts with nothing. */
export default function WelcomePage() {
  const user = useUser();
  const { data: profile, error, refetch } = useQuery({ ...userQuery(user?.id ?? 0), enabled: user !== null });
  const { data: list, error: listError } = useQuery(newThingsQuery);
  const { best, isPending } = useBestFit();
  const isQuiet = useFirstKnown(list && unreadOf(list).length === 0);
  if (!user) return null;

  const hasNoSkills = profile?.Skills.length === 0;
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <div className="window">
        <div className="page-width grid gap-x-10 gap-y-8 py-8 md:grid-cols-[minmax(0,1fr)_17rem] md:pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <h1 className="page-heading">
              <Sentence>{messages.welcomeBack(<bdi>{fullName(user)}</bdi>)}</Sentence>
            </h1>
            <p className="quiet mt-2 max-w-prose text-balance text-lg">
              {hasNoSkills ? messages.nameSkills : messages.whatFits}
            </p>
            <WaitingCases />
            <div className="mt-6 grid max-w-prose gap-3 empty:hidden">
              <ConfirmAddress />
            </div>
            <div className="mt-6">
              <NewThings isQuiet={isQuiet} />
            </div>
            <div className="mt-4 flex flex-wrap gap-2.5">
              {hasNoSkills && (
                <Link className="btn btn-primary" prefetch="intent" to={paths.editUser(user.id)}>
                  {messages.fillIn}
                </Link>
              )}
              <PageLink className="btn btn-quiet" page="users">
                {messages.seeWhoIsHere}
              </PageLink>
            </div>
          </div>
          <HeroWindows isQuiet={isQuiet} profile={profile} />
        </div>
      </div>
      <div className="page-width">
        <RefusedMail />
        <div className="morning">
          <div className="grid min-w-0 content-start gap-10">
            {profile && isQuiet === false && needsSteps(profile) && <FirstSteps profile={profile} />}
            {hasNoSkills ? (
              <NothingToMatch />
            ) : (
              <RecommendedPosts
                featured={isQuiet ? best?.kind : undefined}
                isWaiting={isPending || (isQuiet === undefined && !listError)}
              />
            )}
            {!profile && error && <Failed error={error} retry={() => void refetch()} title={messages.profileFailed} />}
          </div>
          <div className="grid min-w-0 content-start gap-10">
            {!hasNoSkills && <QuestionsToAnswer />}
            <OwnCohorts />
            {profile && <OwnBoard profile={profile} />}
          </div>
        </div>
      </div>
    </>
  );
}
