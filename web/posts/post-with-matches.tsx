import type { ReactNode } from "react";
import type { Notice } from "../../contract/moderation/decisions.ts";
import type { Person } from "../../contract/people/people.ts";
import type { MatchParent } from "../../contract/skills/matches.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { useUser } from "../api/session.ts";
import { Comments } from "../comments/comments.tsx";
import { MatchingUsers } from "../matches/matching-users.tsx";
import { OwnFit } from "../matches/own-fit.tsx";
import { RecordLayout } from "../ui/records/record-layout.tsx";
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
    /** The ids of the must-haves. */
    required?: number[];
    createdAt: string;
    updatedAt: string;
    notice?: Notice;
  };
  head: ReactNode;
  actions: ReactNode;
  skillsTitle: string;
  /** Whether it no longer takes applications: then no matching people are shown. */
  isClosed?: boolean;
};

/** The page of a job or project: description, fit, comments and matching people. */
export function PostWithMatches({ parent, post, head, actions, skillsTitle, isClosed = false }: Props) {
  const user = useUser();
  const isOwn = user !== null && post.ownerId === user.id;
  const people = !isClosed && <MatchingUsers id={post.id} key="people" parent={parent} />;
  return (
    <RecordLayout
      first={<OwnFit post={post} title={skillsTitle} />}
      head={head}
      rail={
        <>
          {actions}
          <RecordDates record={post} />
        </>
      }
    >
      <PostDescription text={post.description} />
      {isOwn && people}
      <Comments author={post.User} isHidden={post.notice !== undefined} subject={{ parent, id: post.id }} />
      {/* The owner looks for people first; others read the comments first. */}
      {!isOwn && people}
    </RecordLayout>
  );
}
