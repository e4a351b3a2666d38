import * as messages from "#messages/people.ts";
import type { User } from "../../../contract/people/users.ts";
import { SkillPills } from "../../skills/skill-pills.tsx";
import { PostTitles } from "../../ui/lists/post-titles.tsx";
import { PageLink } from "../../ui/navigation/page-link.tsx";
import { Sentence } from "../../ui/shell/sentence.tsx";

/** What someone knows and what they posted. `isOwn` says how to begin where there is nothing yet. */
export function UserProfile({ user, isOwn }: { user: User; isOwn: boolean }) {
  return (
    <>
      <section aria-labelledby="skills" className="mt-10">
        <h2 className="font-semibold text-lg" id="skills">
          {messages.skills}
        </h2>
        <div className="mt-3">
          {user.Skills.length > 0 && <SkillPills label={messages.skills} skills={user.Skills} />}
          {user.Skills.length === 0 && <NoSkills isOwn={isOwn} userId={user.id} />}
        </div>
      </section>
      <div className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2">
        <PostTitles page="project" posts={user.Projects} title={messages.projects} whenEmpty={messages.noProjects} />
        <PostTitles page="job" posts={user.Jobs} title={messages.jobs} whenEmpty={messages.noJobs} />
      </div>
    </>
  );
}

function NoSkills({ isOwn, userId }: { isOwn: boolean; userId: number }) {
  if (!isOwn) return <p className="quiet">{messages.noSkills}</p>;
  return (
    <p>
      <Sentence>
        {messages.youNamedNoSkills((words) => (
          <PageLink className="text-link" id={userId} page="editUser">
            {words}
          </PageLink>
        ))}
      </Sentence>
    </p>
  );
}
