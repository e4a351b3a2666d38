import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as messages from "#messages/welcome.ts";
import { paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import { WaitingCases } from "../admin/waiting-cases.tsx";
import { prepare } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import { RefusedMail } from "../notifications/refused-mail.tsx";
import { ConfirmAddress } from "../people/accounts/confirm-address.tsx";
import { userQuery } from "../people/users/user-queries.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { tallAsWindow } from "../ui/states/loading.tsx";
import { useBestFit } from "./best-fit.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { HeroWindows } from "./hero-windows.tsx";
import { NewThings } from "./new-things.tsx";
import { NothingToMatch } from "./nothing-to-match.tsx";
import { OwnBoard } from "./own-board.tsx";
import { OwnCohorts } from "./own-cohorts.tsx";
import { QuestionsToAnswer } from "./questions-to-answer.tsx";
import { RecommendedPosts } from "./recommended-posts.tsx";
import { needsSteps } from "./steps.ts";
import { useIsQuiet } from "./things.ts";
import { loadWelcome, useIsLoaded } from "./welcome-queries.ts";
import { WelcomeSkeleton } from "./welcome-skeleton.tsx";

export const clientLoader = () => prepare(...loadWelcome(currentSession()?.user.id ?? 0));

export default function WelcomePage() {
  const user = useUser();
  return user && <Welcome user={user} />;
}

function Welcome({ user }: { user: Account }) {
  const isLoaded = useIsLoaded(user.id);
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      {isLoaded ? <LoadedWelcome user={user} /> : <WelcomeSkeleton />}
    </>
  );
}

/** What is new or, on a quiet day, what the board had; what fits; what the reader could answer; who joined. */
function LoadedWelcome({ user }: { user: Account }) {
  const { data: profile, error, refetch } = useQuery(userQuery(user.id));
  const isQuiet = useIsQuiet();
  const best = useBestFit();
  const hasNoSkills = profile?.Skills.length === 0;
  return (
    <div className={tallAsWindow}>
      <div className="window">
        <div className="page-width welcome-hero">
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
              <NewThings best={best} isQuiet={isQuiet} />
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
            {profile && !isQuiet && needsSteps(profile) && <FirstSteps profile={profile} />}
            {hasNoSkills ? <NothingToMatch /> : <RecommendedPosts featured={isQuiet ? best : undefined} />}
            {!profile && <Failed error={error} retry={() => void refetch()} title={messages.profileFailed} />}
          </div>
          <div className="grid min-w-0 content-start gap-10">
            {!hasNoSkills && <QuestionsToAnswer />}
            <OwnCohorts />
            {profile && <OwnBoard profile={profile} />}
          </div>
        </div>
      </div>
    </div>
  );
}
