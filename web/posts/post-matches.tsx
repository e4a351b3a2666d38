import type { ReactNode } from "react";
import type { MatchParent } from "../../contract/matches.ts";
import type { Notice } from "../../contract/moderation/decisions.ts";
import type { Person } from "../../contract/people/people.ts";
import type { SkillName } from "../../contract/skills.ts";
import { useUser } from "../api/session.ts";
import { CommentList } from "../comments/comment-list.tsx";
import { FitBand } from "../matches/fit-band.tsx";
import { UserMatches } from "../matches/user-matches.tsx";
import { RecordLayout } from "../ui/lists/record-layout.tsx";
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
  /** Between the fit and the facts. */
  seats?: ReactNode;
  /** Above the description. */
  facts: ReactNode;
  actions: ReactNode;
  /** Below the description. */
  about?: ReactNode;
  skillsTitle: string;
  /** Whether it no longer takes applications: then no matching people are shown. */
  isClosed?: boolean;
};

/** The page of a job or project: fit, facts, description, comments and matching people. */
export function PostMatches(props: Props) {
  const { parent, post, head, seats, facts, actions, about, skillsTitle, isClosed = false } = props;
  const user = useUser();
  const isOwn = user !== null && post.ownerId === user.id;
  const people = !isClosed && <UserMatches id={post.id} key="people" parent={parent} />;
  return (
    <RecordLayout
      first={
        <>
          <FitBand isClosed={isClosed} parent={parent} post={post} title={skillsTitle} />
          {seats}
          {facts}
          <PostDescription text={post.description} />
          {about}
        </>
      }
      head={head}
      rail={
        <>
          {actions}
          <RecordDates record={post} />
        </>
      }
    >
      {isOwn && people}
      <CommentList author={post.User} isHidden={post.notice !== undefined} subject={{ parent, id: post.id }} />
      {/* The owner looks for people first; others read the comments first. */}
      {!isOwn && people}
    </RecordLayout>
  );
}
