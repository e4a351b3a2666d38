import type { Comment } from "../../contract/comments.ts";
import { mayDeleteComment } from "../../contract/rights.ts";
import { type CommentVersion, listCommentVersions, removeCommentVersion } from "../../contract/versions.ts";
import { call } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { VersionButton } from "./version-button.tsx";

export function CommentVersions({ comment }: { comment: Comment }) {
  const user = useUser();
  const { id } = comment;
  return (
    <VersionButton<CommentVersion>
      source={{
        key: `comment ${id}`,
        mayRemove: mayDeleteComment(user, comment),
        load: (page, signal) => call(listCommentVersions, { id, page }, signal),
        remove: (number) => call(removeCommentVersion, { id, number }),
        partsOf: ({ text }) => [{ words: text ?? "" }],
      }}
    />
  );
}
