import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import * as messages from "#messages/people.ts";
import { paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { EvidenceList } from "../evidence/evidence-list.tsx";
import { Markdown } from "../ui/markdown/markdown.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { ProfilePosts } from "./profile-posts.tsx";
import type { Shared } from "./shared-facts.ts";
import { SharedFactsCard } from "./shared-facts-card.tsx";

/** What a member has in common with the reader, their skills, and their posts. `isOwn` shows hints where something is empty. */
export function UserProfile({ user, shared, isOwn }: { user: User; shared: Shared; isOwn: boolean }) {
  const { about, formerCompanies, AcceptedAnswers: answers } = user;
  return (
    <>
      <SharedFactsCard shared={shared} skillCount={user.Skills.length} />
      {about && (
        <ProfileSection title={messages.about}>
          <Markdown text={about} />
        </ProfileSection>
      )}
      <ProfileSection title={messages.skills}>
        {user.Skills.length > 0 && <EvidenceList label={messages.skills} skills={user.Skills} userId={user.id} />}
        {user.Skills.length === 0 && <NoSkills isOwn={isOwn} userId={user.id} />}
      </ProfileSection>
      {formerCompanies.length > 0 && (
        <ProfileSection title={messages.workedBefore}>
          <ul className="-my-2.5 flex flex-wrap gap-x-4">
            {formerCompanies.map(({ id, name }) => (
              <li key={id}>
                <PageLink className="text-link inline-flex min-h-11 items-center" id={id} page="company">
                  <bdi>{name}</bdi>
                </PageLink>
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
      {answers.length > 0 && <ProfilePosts page="question" posts={answers} title={messages.acceptedAnswers} />}
      <ProfilePosts page="project" posts={user.Projects} title={messages.projects} whenEmpty={messages.noProjects} />
      <ProfilePosts page="job" posts={user.Jobs} title={messages.jobs} whenEmpty={messages.noJobs} />
    </>
  );
}

function NoSkills({ isOwn, userId }: { isOwn: boolean; userId: number }) {
  if (!isOwn) return <p className="quiet">{messages.noSkills}</p>;
  return (
    <p>
      <MessageSentence>
        {messages.youNamedNoSkills((words) => (
          <Link className="text-link" prefetch="intent" to={`${paths.editUser(userId)}#skills`}>
            {words}
          </Link>
        ))}
      </MessageSentence>
    </p>
  );
}

function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="font-semibold text-lg" id={id}>
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
