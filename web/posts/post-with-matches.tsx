import type { ComponentProps, ReactNode } from "react";
import * as messages from "#messages/posts.ts";
import type { Person } from "../../contract/people/people.ts";
import type { MatchParent } from "../../contract/skills/matches.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { useUser } from "../api/session.ts";
import { Comments } from "../comments/comments.tsx";
import { MatchingUsers } from "../matches/matching-users.tsx";
import { SkillPills } from "../skills/skill-pills.tsx";
import { RecordDates } from "../ui/shell/record-dates.tsx";
import { PostDescription } from "./post-description.tsx";

type Props = {
  parent: MatchParent;
  post: {
    id: number;
    ownerId: number | null;
    User: Person | null;
    description: string;
    Skills: SkillName[];
    createdAt: string;
    updatedAt: string;
  };
  header: ReactNode;
  skillsTitle: string;
  /** Between the header and the description. */
  facts?: ReactNode;
  /** Above who fits it. */
  box?: ReactNode;
  /** What fits the reader, and what is a must, of its skills. */
  skills?: Pick<ComponentProps<typeof SkillPills>, "fitting" | "required">;
  /** Whether it can be had no more: then nobody is sought for it. */
  isClosed?: boolean;
};

/** A job or project whole: what it is and what was said about it, and beside it who fits it. */
export function PostWithMatches({ parent, post, header, skillsTitle, facts, box, skills, isClosed = false }: Props) {
  const user = useUser();
  const isOwn = user !== null && post.ownerId === user.id;
  const beside = (
    <aside className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-24" key="beside">
      <div className="grid gap-6">
        {box}
        {!isClosed && <MatchingUsers id={post.id} parent={parent} />}
      </div>
      <RecordDates record={post} />
    </aside>
  );
  return (
    <div className="mt-2 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        {header}
        {facts}
        <PostDescription text={post.description} />
        <section aria-labelledby="skills" className="mt-10">
          <h2 className="mb-3 font-semibold text-xl" id="skills">
            {skillsTitle}
          </h2>
          {post.Skills.length > 0 ? (
            <SkillPills label={skillsTitle} skills={post.Skills} {...skills} />
          ) : (
            <p className="quiet">{messages.noSkills}</p>
          )}
        </section>
      </div>
      {(isOwn || box) && beside}
      <div className="min-w-0">
        <Comments author={post.User} subject={{ parent, id: post.id }} />
      </div>
      {/* Below each other, what was said comes first for whoever looks for no people. */}
      {!(isOwn || box) && beside}
    </div>
  );
}
