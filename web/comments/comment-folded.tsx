import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/comments.ts";
import type { Comment } from "../../contract/comments.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Person } from "../../contract/people/people.ts";
import { accountQuery } from "../api/account-queries.ts";
import { useUser } from "../api/session.ts";

/** Whether the reader has blocked the comment's author. */
export function useIsByBlocked({ User }: Comment): boolean {
  const { data } = useQuery({ ...accountQuery, enabled: useUser() !== null });
  return User !== null && (data?.blocked.includes(User.id) ?? false);
}

/** Replaces a comment by a blocked member; a button shows it. */
export function CommentFolded({ by, show }: { by: Person; show: () => void }) {
  return (
    <p className="quiet flex flex-wrap items-center gap-x-3">
      <span dir="auto">{messages.byBlocked(fullName(by))}</span>
      <button
        className="btn btn-ghost btn-sm"
        onClick={({ currentTarget }) => {
          currentTarget.closest("li")?.focus();
          show();
        }}
        type="button"
      >
        {messages.showFolded}
      </button>
    </p>
  );
}
