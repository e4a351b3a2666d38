import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { type Belongings, deletion } from "../../contract/settings.ts";
import { messageOf } from "../api.ts";
import { isSessionProblem, showFieldProblems } from "../forms/form-problem.ts";
import { FieldMessage, TextField } from "../forms/text-field.tsx";
import { notify } from "../notify.ts";
import { endSession } from "../session.ts";
import { listed } from "./in-words.ts";
import { PostsChoice } from "./posts-choice.tsx";
import type { useDeleteAccount } from "./settings-queries.ts";

type Props = { belongings: Belongings; deleting: ReturnType<typeof useDeleteAccount>; onCancel: () => void };

export function DeleteAccountForm({ belongings: { companies, ...posts }, deleting, onCancel }: Props) {
  const said = listed(posts);
  const form = useForm<z.input<typeof deletion>>({
    resolver: zodResolver(deletion),
    defaultValues: { password: "", posts: said ? undefined : "keep" },
  });
  const { errors, isSubmitting } = form.formState;

  const confirm = form.handleSubmit(async (answer) => {
    try {
      await deleting.mutateAsync(answer);
      notify.success("Your account is deleted.");
      endSession("logged out");
    } catch (error) {
      showFieldProblems(form, error);
      // A toast would lie under the dialog.
      if (!isSessionProblem(error)) form.setError("root", { message: messageOf(error) });
    }
  });

  return (
    <form className="grid gap-5" noValidate onSubmit={confirm}>
      <p>Your profile goes at once and for good, and you are logged out everywhere. Nobody can bring it back.</p>
      {said ? (
        <PostsChoice error={errors.posts} field={form.register("posts")} said={said} />
      ) : (
        <p>You have posted nothing, so nothing of yours stays behind.</p>
      )}
      {companies > 0 && (
        <p className="quiet text-sm">
          {listed({ companies })} that you added {companies === 1 ? "stays" : "stay"}, without your name.
        </p>
      )}
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
