import type { FieldValues, Resolver } from "react-hook-form";
import { useNavigate } from "react-router";
import { view } from "#messages/forms.ts";
import type { Notice } from "../../contract/moderation/decisions.ts";
import { paths } from "../../contract/pages.ts";
import type { PostedKind } from "../../contract/posts.ts";
import { ApiProblem, messageOf } from "../api/api.ts";
import { notifyIfHeld } from "../moderation/held-toast.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { isExplainedByServer, showFieldProblems } from "../ui/forms/form-problem.ts";
import { useGuardedForm } from "../ui/forms/form-state.ts";

type Options<Values extends FieldValues, New> = {
  kind: PostedKind;
  words: { created: string; updated: string; creationFailed: string; updateFailed: string };
  /** Undefined for a new post. */
  id?: number;
  resolver: Resolver<Values, unknown, New>;
  values: Values;
  send: (post: New) => Promise<{ id: number; notice?: Notice }>;
  onSaved: () => void;
};

/** The form of a post: keeps a draft until it is saved, and reports the result by toasts. */
export function usePostForm<Values extends FieldValues, New>(options: Options<Values, New>) {
  const { kind, words, id, resolver, values, send, onSaved } = options;
  const name = `${kind} ${id ?? "new"}`;
  const { form, isEdited, markSaved } = useGuardedForm<Values, New>({
    name,
    resolver,
    defaultValues: values,
  });
  const { isSubmitting } = form.formState;
  const navigate = useNavigate();

  const save = form.handleSubmit(async (post) => {
    try {
      const saved = await send(post);
      markSaved();
      if (id) notify.success(words.updated, name);
      else notify.success(words.created, name, { label: view, onClick: () => navigate(paths[kind](saved.id)) });
      notifyIfHeld(saved);
      onSaved();
    } catch (error) {
      showFieldProblems(form, error);
      const mayNot = kind === "question" && error instanceof ApiProblem && error.status === 403;
      const failed = id ? words.updateFailed : words.creationFailed;
      notify.failure(error, name, mayNot || isExplainedByServer(error) ? messageOf(error) : failed);
    }
  });

  return { form, save, isSubmitting, isEdited, finish: markSaved };
}
