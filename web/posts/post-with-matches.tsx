import type { ReactNode } from "react";
import * as messages from "#messages/posts.ts";
import type { MatchParent } from "../../contract/skills/matches.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { Comments } from "../comments/comments.tsx";
import { MatchingUsers } from "../matches/matching-users.tsx";
import { SkillPills } from "../skills/skill-pills.tsx";
import { RecordDates } from "../ui/shell/record-dates.tsx";
import { PostDescription } from "./post-description.tsx";

type Props = {
  parent: MatchParent;
  post: { id: number; description: string; Skills: SkillName[]; createdAt: string; updatedAt: string };
  header: ReactNode;
  skillsTitle: string;
};

/** A job or project whole: what it is and what was said about it, and beside it who fits it. */
export function PostWithMatches({ parent, post, header, skillsTitle }: Props) {
  return (
    <div className="mt-2 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        {header}
        <PostDescription text={post.description} />
        <section aria-labelledby="skills" className="mt-10">
          <h2 className="mb-3 font-semibold text-xl" id="skills">
            {skillsTitle}
          </h2>
          {post.Skills.length > 0 ? (
            <SkillPills label={skillsTitle} skills={post.Skills} />
          ) : (
            <p className="quiet">{messages.noSkills}</p>
          )}
        </section>
      </div>
      <aside className="min-w-0 lg:row-span-2 lg:mt-24">
        <MatchingUsers id={post.id} parent={parent} />
        <RecordDates record={post} />
      </aside>
      <div className="min-w-0">
        <Comments subject={{ parent, id: post.id }} />
      </div>
    </div>
  );
}
