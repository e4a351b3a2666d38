import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { fullName } from "../../contract/people/names.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import { ownJobsQuery } from "../jobs/job-queries.ts";
import { matchingJobsQuery, matchingProjectsQuery, matchingQuestionsQuery } from "../matches/match-queries.ts";
import { RefusedMail } from "../notifications/refused-mail.tsx";
import { ConfirmAddress } from "../people/accounts/confirm-address.tsx";
import { userQuery } from "../people/users/user-queries.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { FillInProfile } from "./fill-in-profile.tsx";
import { OwnBoard } from "./own-board.tsx";
import { RecommendedPosts } from "./recommended-posts.tsx";
import { WaitingClassmates } from "./waiting-classmates.tsx";

export function clientLoader() {
  const id = currentSession()?.user.id ?? 0;
  return prepare(
    () => queryClient.prefetchQuery(userQuery(id)),
    () => queryClient.prefetchQuery(matchingJobsQuery),
    () => queryClient.prefetchQuery(matchingProjectsQuery),
    () => queryClient.prefetchQuery(matchingQuestionsQuery),
    () => queryClient.prefetchQuery(ownJobsQuery),
  );
}

export default function WelcomePage() {
  const user = useUser();
  const { data: profile, error, refetch } = useQuery({ ...userQuery(user?.id ?? 0), enabled: user !== null });
  if (!user) return null;

  const namesSkills = profile && profile.Skills.length > 0;
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <div className="window">
        <div className="page-width py-10 md:py-14">
          <h1 className="page-heading">
            <Sentence>{messages.welcomeBack(<bdi>{fullName(user)}</bdi>)}</Sentence>
          </h1>
          <p className="quiet mt-2 max-w-prose text-balance text-lg">
            {profile && !namesSkills ? messages.nameSkills : messages.whatFits}
          </p>
          <div className="mt-6 grid max-w-prose gap-3 empty:hidden">
            <ConfirmAddress />
          </div>
          <WaitingClassmates cohorts={profile?.Cohorts ?? []} />
          <PageLink className="btn btn-quiet mt-6" page="users">
            {messages.seeWhoIsHere}
          </PageLink>
        </div>
      </div>
      <div className="page-width mt-4 grid gap-12">
        <RefusedMail />
        {profile && !namesSkills ? <FillInProfile profile={profile} /> : <RecommendedPosts />}
        {!profile && error && <Failed error={error} retry={() => void refetch()} title={messages.profileFailed} />}
        {profile && <OwnBoard profile={profile} />}
      </div>
    </>
  );
}
