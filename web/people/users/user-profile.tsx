import type { User } from "../../../contract/people/users.ts";
import { SkillPills } from "../../skills/skill-pills.tsx";
import { PostTitles } from "../../ui/lists/post-titles.tsx";
import { PageLink } from "../../ui/navigation/page-link.tsx";

/** What someone knows and what they posted. `isOwn` says how to begin where there is nothing yet. */
export function UserProfile({ user, isOwn }: { user: User; isOwn: boolean }) {
  return (
    <>
      <section aria-labelledby="skills" className="mt-10">
        <h2 className="font-semibold text-lg" id="skills">
          Skills
        </h2>
        <div className="mt-3">
          {user.Skills.length > 0 && <SkillPills label="Skills" skills={user.Skills} />}
          {user.Skills.length === 0 && <NoSkills isOwn={isOwn} userId={user.id} />}
        </div>
      </section>
      <div className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2">
        <PostTitles page="project" posts={user.Projects} title="Projects posted" whenEmpty="No projects posted yet." />
        <PostTitles page="job" posts={user.Jobs} title="Jobs posted" whenEmpty="No jobs posted yet." />
      </div>
    </>
  );
}

function NoSkills({ isOwn, userId }: { isOwn: boolean; userId: number }) {
  if (!isOwn) return <p className="quiet">No skills named yet.</p>;
  return (
    <p>
      You have named no skills yet.{" "}
      <PageLink className="text-link" id={userId} page="editUser">
        Name them
      </PageLink>
      , and the board shows you the jobs and projects that fit you.
    </p>
  );
}
