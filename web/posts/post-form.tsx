import type { UseMutationResult } from "@tanstack/react-query";
import type { FormEventHandler, ReactNode } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/posts.ts";
import type { PostedKind } from "../../contract/posts.ts";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { MarkdownField } from "../ui/forms/markdown-field.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import type { Deletion } from "./post-changes.ts";
import { type Instead, PostDeleteDialog, type PostDeletionWords } from "./post-delete-dialog.tsx";

type Props = {
  kind: PostedKind;
  /** Undefined for a new post. */
  post?: { id: number; title: string; ownerId: number | null };
  deletion: UseMutationResult<unknown, Error, Deletion>;
  deletionWords: PostDeletionWords;
  insteadOfDeletion?: Instead;
  /** Where to go after deleting. */
  list: string;
  /** The result of `usePostForm`. */
  state: {
    save: FormEventHandler<HTMLFormElement>;
    isSubmitting: boolean;
    isEdited: () => boolean;
    finish: () => void;
  };
  children: ReactNode;
};

/** The frame of a post's form: save, delete, and a guard against leaving it unsaved. */
export function PostForm({ kind, post, deletion, deletionWords, insteadOfDeletion, list, state, children }: Props) {
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
          <SubmitButton isSending={state.isSubmitting} label={forms.save} whileSending={forms.saving} />
          {post && (
            <PostDeleteDialog
              deletion={deletion}
              instead={insteadOfDeletion}
              kind={kind}
              onDeleted={leave}
              post={post}
              words={deletionWords}
            />
          )}
        </div>
      </form>
      <LeaveGuard isEdited={state.isEdited} />
    </>
  );
}

type DescriptionFieldProps = { field: UseFormRegisterReturn; error?: FieldError; canMention?: boolean };

export function DescriptionField(props: DescriptionFieldProps) {
  return <MarkdownField hint={messages.descriptionHint} label={messages.description} rows={10} {...props} />;
}
