import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { type Belongings, deletion } from "../../../../contract/people/settings.ts";
import { messageOf } from "../../../api/api.ts";
import { endSession } from "../../../api/session.ts";
import { isSessionProblem, showFieldProblems } from "../../../ui/forms/form-problem.ts";
import { FieldMessage, TextField } from "../../../ui/forms/text-field.tsx";
import { notify } from "../../../ui/toasts/notify.ts";
import type { useDeleteAccount } from "../settings-queries.ts";
import { fateOf, WhatStays } from "./what-stays.tsx";

type Props = { belongings: Belongings; deleting: ReturnType<typeof useDeleteAccount>; onCancel: () => void };

export function DeleteAccountForm({ belongings, deleting, onCancel }: Props) {
  const form = useForm<z.input<typeof deletion>>({
    resolver: zodResolver(deletion),
    defaultValues: { password: "", posts: fateOf(belongings) },
  });
  const { errors, isSubmitting } = form.formState;

  const confirm = form.handleSubmit(async (answer) => {
    try {
      await deleting.mutateAsync(answer);
      endSession("logged out");
      notify.success("Your account is deleted.");
    } catch (error) {
      showFieldProblems(form, error);
      // A toast would lie under the dialog.
      if (!isSessionProblem(error)) form.setError("root", { message: messageOf(error) });
    }
  });

  return (
    <form className="grid gap-5" noValidate onSubmit={confirm}>
      <p>Your profile goes at once and for good, and you are logged out everywhere. Nobody can bring it back.</p>
      <WhatStays belongings={belongings} error={errors.posts} field={form.register("posts")} isOwn />
      <TextField
        autoComplete="current-password"
        error={errors.password}
        field={form.register("password")}
        label="Your password"
        type="password"
      />
      {errors.root && !errors.password && (
        <div role="alert">
          <FieldMessage error={{ ...errors.root, type: "server" }} id="deletion-problem" />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <button className="btn btn-ghost" disabled={isSubmitting} onClick={onCancel} type="button">
          Cancel
        </button>
        <button className="btn btn-error" disabled={isSubmitting} type="submit">
          {isSubmitting ? "Deleting..." : "Delete my account for good"}
        </button>
      </div>
    </form>
  );
}
