import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { remove } from "#messages/shell.ts";
import type { PostedKind } from "../../contract/posts.ts";
import { postKinds } from "../../contract/posts.ts";
import { useUser } from "../api/session.ts";
import { useUndo } from "../moderation/decision-undo.ts";
import { nothingSaid } from "../moderation/removal.ts";
import { RemovedReason } from "../moderation/removed-reason.tsx";
import { DeleteDialog, type DeletionWords } from "../ui/dialogs/delete-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import type { Deletion } from "./post-changes.ts";

/** The messages about deleting a kind of post. */
export type PostDeletionWords = DeletionWords & { goesWithIt: string; done: string; failed: string };

type Props = {
  kind: PostedKind;
  words: PostDeletionWords;
  post: { id: number; title: string; ownerId: number | null };
  deletion: UseMutationResult<unknown, Error, Deletion>;
  onDeleted: () => void;
  /** An alternative to deleting. */
  instead?: Instead;
};
export type Instead = { label: string; act: () => void };

export function PostDeleteDialog({ kind, words, post, deletion, onDeleted, instead }: Props) {
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const [removal, say] = useState(nothingSaid);
  const isOthers = post.ownerId !== user?.id;
  const undo = useUndo();
  const about = `delete ${kind} ${post.id}`;

  async function confirm() {
    try {
      await deletion.mutateAsync({ id: post.id, ...(isOthers && removal) });
      notify.success(words.done, about, isOthers ? undefined : undo({ parent: postKinds[kind].path, id: post.id }));
      onDeleted();
    } catch (error) {
      setAsking(false);
      notify.failure(error, about, words.failed);
    }
  }

  function choose({ act }: Instead) {
    setAsking(false);
    act();
  }

  return (
    <>
      <button className="btn btn-ghost text-error" onClick={() => setAsking(true)} type="button">
        {remove}
      </button>
      <DeleteDialog
        field={isOthers && <RemovedReason change={say} removal={removal} />}
        isBusy={deletion.isPending}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
        words={words}
      >
        <p className="mt-2 font-semibold" dir="auto">
          {post.title}
        </p>
        <p className="quiet mt-2">{words.goesWithIt}</p>
        {instead && (
          <button className="btn btn-quiet mt-4" onClick={() => choose(instead)} type="button">
            {instead.label}
          </button>
        )}
      </DeleteDialog>
    </>
  );
}
