import type { UseMutationResult } from "@tanstack/react-query";
import type { FormEventHandler, ReactNode } from "react";
import { useNavigate } from "react-router";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { DeletePost } from "./delete-post.tsx";
import type { PostNoun } from "./post-noun.ts";
import type { Deletion } from "./post-queries.ts";

type Props = {
  noun: PostNoun;
  /** Absent while adding one. */
  post?: { id: number; title: string; ownerId: number | null };
  deletion: UseMutationResult<unknown, Error, Deletion>;
  /** Where to go when the post is deleted. */
  list: string;
  /** What `usePostForm` returned. */
  state: {
    save: FormEventHandler<HTMLFormElement>;
    isSubmitting: boolean;
    isEdited: () => boolean;
    finish: () => void;
  };
  children: ReactNode;
};

/** Around the fields of a post: save, delete, and a question before an edited form is left. */
export function PostForm({ noun, post, deletion, list, state, children }: Props) {
  const navigate = useNavigate();

  function leave() {
    state.finish();
    navigate(list, { replace: true });
  }

  return (
    <>
      <form noValidate onSubmit={state.save}>
        {children}
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <SubmitButton isSending={state.isSubmitting} label="Save" whileSending="Saving..." />
          {post && <DeletePost deletion={deletion} noun={noun} onDeleted={leave} post={post} />}
        </div>
      </form>
      <LeaveGuard isEdited={state.isEdited} />
    </>
  );
}
