import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../api/session.ts";
import { DeleteDialog } from "../ui/dialogs/delete-dialog.tsx";
import { isSessionProblem } from "../ui/forms/form-problem.ts";
import { notify } from "../ui/toasts/notify.ts";
import { capitalized, type PostNoun } from "./post-noun.ts";
import type { Deletion } from "./post-queries.ts";

type Props = {
  noun: PostNoun;
  post: { id: number; title: string; ownerId: number | null };
  deletion: UseMutationResult<unknown, Error, Deletion>;
  onDeleted: () => void;
};

export function DeletePost({ noun, post, deletion, onDeleted }: Props) {
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const about = `delete ${noun} ${post.id}`;

  async function confirm(text?: string) {
    try {
      await deletion.mutateAsync({ id: post.id, text });
      notify.success(`${capitalized(noun)} deleted successfully!`, about);
      onDeleted();
    } catch (error) {
      setAsking(false);
      if (!isSessionProblem(error)) notify.error(`Failed to delete ${noun}. Please try again.`, about);
    }
  }

  return (
    <>
      <button className="btn btn-ghost text-error" onClick={() => setAsking(true)} type="button">
        Delete
      </button>
      <DeleteDialog
        asksReason={post.ownerId !== user?.id}
        isBusy={deletion.isPending}
        isOpen={isAsking}
        noun={noun}
        onCancel={() => setAsking(false)}
        onConfirm={(reason) => void confirm(reason)}
      >
        <p className="mt-2 font-semibold" dir="auto">
          {post.title}
        </p>
        <p className="quiet mt-2">Its {noun === "question" ? "answers go" : "comments go"} with it.</p>
      </DeleteDialog>
    </>
  );
}
