import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import * as messages from "#messages/settings.ts";
import * as dialogs from "#messages/shell.ts";
import { deletion, type OwnBelongings } from "../../../contract/people/settings.ts";
import { isSessionProblem, messageOf } from "../../api/api.ts";
import { endSessionBy } from "../../api/session.ts";
import { keysQuery } from "../../keys/key-queries.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { FieldMessage, TextField } from "../../ui/forms/text-field.tsx";
import { AccountRemains, defaultFate } from "./account-remains.tsx";
import type { useDeleteAccount } from "./settings-queries.ts";

type Props = { belongings: OwnBelongings; deleting: ReturnType<typeof useDeleteAccount>; onCancel: () => void };

export function AccountDeleteForm({
  belongings: { savedJobs, savedSearches, votes, conversations, bin, reports: _, ...belongings },
  deleting,
  onCancel,
}: Props) {
  const { data: keys } = useQuery(keysQuery);
  // Members without a password give another proof.
  const hasPassword = keys?.password ?? true;
  const schema = hasPassword ? deletion : deletion.omit({ password: true });
  const form = useForm<z.input<typeof deletion>>({
    resolver: zodResolver(schema) as unknown as Resolver<z.input<typeof deletion>>,
    defaultValues: { password: "", posts: defaultFate(belongings) },
  });
  const { errors, isSubmitting } = form.formState;

  const confirm = form.handleSubmit(async (answer) => {
    try {
      await endSessionBy(deleting.mutateAsync(hasPassword ? answer : { posts: answer.posts }));
      notify.success(messages.departureDeleted);
    } catch (error) {
      showFieldProblems(form, error);
      // A toast would lie under the dialog.
      if (!isSessionProblem(error)) form.setError("root", { message: messageOf(error) });
    }
  });

  return (
    <form className="grid gap-5" noValidate onSubmit={confirm}>
      <p>{messages.forGood}</p>
      <AccountRemains
        belongings={belongings}
        error={errors.posts}
        field={form.register("posts")}
        words={messages.yours}
      />
      <div className="quiet grid gap-2 text-sm empty:hidden">
        {savedJobs > 0 && <p>{messages.savedJobs(savedJobs)}</p>}
        {savedSearches > 0 && <p>{messages.savedSearches(savedSearches)}</p>}
        {votes > 0 && <p>{messages.votes(votes)}</p>}
        {conversations > 0 && <p>{messages.conversations(conversations)}</p>}
        {bin > 0 && <p>{messages.bin}</p>}
      </div>
      {hasPassword && (
        <TextField
          autoComplete="current-password"
          error={errors.password}
          field={form.register("password")}
          label={messages.departurePassword}
          type="password"
        />
      )}
      {errors.root && !errors.password && (
        <div role="alert">
          <FieldMessage error={{ ...errors.root, type: "server" }} id="deletion-problem" />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <button className="btn btn-ghost" disabled={isSubmitting} onClick={onCancel} type="button">
          {dialogs.cancel}
        </button>
        <button className="btn btn-error" disabled={isSubmitting} type="submit">
          {isSubmitting ? messages.deleting : messages.departureConfirm}
        </button>
      </div>
    </form>
  );
}
