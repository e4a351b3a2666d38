import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as projects from "#messages/projects.ts";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import type { User } from "../../contract/people/users.ts";
import { CaseCount } from "../admin/case-count.tsx";
import { prepare } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import { MailRefused } from "../notifications/mail-refused.tsx";
import { WantedSkillLine } from "../outcomes/wanted-skill-line.tsx";
import { EmailConfirmForm } from "../people/accounts/email-confirm-form.tsx";
import { userQuery } from "../people/user-queries.ts";
import { fittingSeatsQuery } from "../projects/project-queries.ts";
import { House } from "../ui/lists/house.tsx";
import { Caption } from "../ui/lists/house-lights.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { BoardHouse } from "./board-house.tsx";
import { useBestFit } from "./match-best.tsx";
import { NewsHouse } from "./news-house.tsx";
import { NewsList } from "./news-list.tsx";
import { useIsQuiet } from "./news-queries.ts";
import { needsSteps, StepList } from "./step-list.tsx";
import { WelcomeParts } from "./welcome-parts.tsx";
import { loadWelcome, useIsLoaded } from "./welcome-queries.ts";

export const clientLoader = () => prepare(...loadWelcome(currentSession()?.user.id ?? 0));

export default function WelcomePage() {
  const user = useUser();
  return user && <Welcome user={user} />;
}

/** The page after log-in: unread news or, on a quiet day, recent activity; matches; questions to answer; new members. */
function Welcome({ user }: { user: Account }) {
  const isLoaded = useIsLoaded(user.id);
  const { data: profile } = useQuery(userQuery(user.id));
  const isQuiet = useIsQuiet();
  const best = useBestFit();
  const hasNoSkills = profile?.Skills.length === 0;
  return (
    <div className={viewportHeight}>
      <PageTitle>{messages.title}</PageTitle>
      <div className="window">
        <div className="page-width welcome-hero">
          <div className="min-w-0">
            <h1 className="page-heading">
              <MessageSentence>{messages.welcomeBack(<bdi>{fullName(user)}</bdi>)}</MessageSentence>
            </h1>
            {!isLoaded && <WelcomeSkeleton />}
            {isLoaded && (
              <>
                <p className="quiet mt-2 max-w-prose text-balance text-lg">
                  {hasNoSkills ? messages.nameSkills : messages.whatFits}
                </p>
                <CaseCount />
                <div className="mt-6 grid max-w-prose gap-3 empty:hidden">
                  <EmailConfirmForm />
                </div>
                <div className="mt-6">
                  <NewsList best={best} isQuiet={isQuiet} />
                </div>
                <SeatCount />
                <WantedSkillLine />
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
              </>
            )}
          </div>
          {isLoaded ? <HeroWindows isQuiet={isQuiet} profile={profile} /> : <DarkHouse />}
        </div>
      </div>
      {isLoaded && (
        <div className="page-width">
          <MailRefused />
          <WelcomeParts featured={isQuiet ? best : undefined} isQuiet={isQuiet} userId={user.id} />
        </div>
      )}
    </div>
  );
}

/** How many projects have a seat that fits the reader; renders nothing if there is none. */
function SeatCount() {
  const { data: count } = useQuery(fittingSeatsQuery);
  if (!count) return null;
  return (
    <p className="mt-3">
      <Link className="tall text-link" prefetch="intent" to={`${pages.projects}?fits=1`}>
        {projects.seatsFitYou(count)}
      </Link>
    </p>
  );
}

/** Beside the greeting: unread news, a new member's first steps, or the board's recent activity. */
function HeroWindows({ profile, isQuiet }: { profile?: User; isQuiet: boolean }) {
  if (!isQuiet) return <NewsHouse />;
  return profile && needsSteps(profile) ? <StepList profile={profile} /> : <BoardHouse />;
}

const DarkHouse = () => (
  <House rows={5}>
    <Caption />
  </House>
);

function WelcomeSkeleton() {
  return (
    <Loading>
      <div className="mt-3 grid gap-5">
        <div className="bone h-6 w-1/2" />
        <div className="bone mt-4 h-7 w-1/2" />
        <div className="bone h-40" />
      </div>
    </Loading>
  );
}
