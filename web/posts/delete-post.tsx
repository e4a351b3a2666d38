import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { DeleteDialog } from "../dialogs/delete-dialog.tsx";
import { isSessionProblem } from "../forms/form-problem.ts";
import { notify } from "../notify.ts";
import { capitalized, type PostNoun } from "./post-noun.ts";

type Props = {
  noun: PostNoun;
  post: { id: number; title: string };
  deletion: UseMutationResult<unknown, Error, number>;
  onDeleted: () => void;
};

export function DeletePost({ noun, post, deletion, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);

  async function confirm() {
    try {
      await deletion.mutateAsync(post.id);
      notify.success(`${capitalized(noun)} deleted successfully!`);
      onDeleted();
    } catch (error) {
      setAsking(false);
      if (!isSessionProblem(error)) notify.error(`Failed to delete ${noun}. Please try again.`);
    }
  }

  return (
    <>
      <button className="btn btn-ghost text-error" onClick={() => setAsking(true)} type="button">
        Delete
      </button>
      <DeleteDialog
        isBusy={deletion.isPending}
        isOpen={isAsking}
        noun={noun}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p className="mt-2 font-semibold" dir="auto">
          {post.title}
        </p>
        <p className="quiet mt-2">Its {noun === "question" ? "answers go" : "comments go"} with it.</p>
      </DeleteDialog>
    </>
  );
}
