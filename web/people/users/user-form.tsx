import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "react-router";
import { z } from "zod";
import * as messages from "#messages/profile-form.ts";
import { says } from "../../../contract/interface/messages.ts";
import { paths } from "../../../contract/pages.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { identityProblems, type User, userForm } from "../../../contract/people/users.ts";
import { skillIds } from "../../../contract/skills/skills.ts";
import { messageOf } from "../../api/api.ts";
import { replaceUser } from "../../api/session.ts";
import { chosenPicture } from "../../ui/forms/chosen-picture.ts";
import { isSessionProblem, showFieldProblems } from "../../ui/forms/form-problem.ts";
import { useGuardedForm } from "../../ui/forms/guarded-form.ts";
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { goBack } from "../../ui/navigation/back-link.tsx";
import { notify } from "../../ui/toasts/notify.ts";
import { UserFields } from "./user-fields.tsx";
import { useSaveUser } from "./user-queries.ts";

const schema = userForm.extend({ skills: skillIds, file: chosenPicture, currentPassword: z.string() });
export type UserValues = z.input<typeof schema>;
export type UserOutput = z.output<typeof schema>;

/** What is new is held to the rules of today, and a new address asks for the password of whoever enters it. */
const schemaFor = (user: User) =>
  schema
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(identityProblems(user, values))) {
        context.addIssue({ code: "custom", path: [field], message });
      }
    })
    .refine(({ email, currentPassword }) => email === "" || email === user.email || currentPassword !== "", {
      path: ["currentPassword"],
      error: says("required"),
      when: () => true,
    });

const valuesOf = (user: User): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? "",
  companyId: String(user.Company?.id ?? ""),
  skills: user.Skills.map(({ id }) => id),
  file: undefined,
  picture: "keep",
  currentPassword: "",
});

export function UserForm({ user, editor }: { user: User; editor: Account }) {
  const navigate = useNavigate();
  const saving = useSaveUser();
  const name = `user ${user.id}`;
  const { form, isEdited, markSaved } = useGuardedForm<UserValues, UserOutput>({
    name,
    resolver: zodResolver(schemaFor(user)),
    defaultValues: valuesOf(user),
  });
  const isOwn = editor.id === user.id;

  const save = form.handleSubmit(async ({ currentPassword, ...values }) => {
    const proof = values.email === user.email ? {} : { currentPassword };
    try {
      const saved = await saving.mutateAsync({ ...values, ...proof, id: user.id });
      markSaved();
      if (isOwn) replaceUser(saved);
      notify.success(messages.saved, name);
      if (saved.email !== values.email)
        notify.instruction((isOwn ? messages.linkSent : messages.linkSentToOther)(values.email));
      goBack(navigate, isOwn ? paths.profile(user.id) : paths.user(user.id));
    } catch (error) {
      showFieldProblems(form, error, { taken: "email" });
      if (!isSessionProblem(error)) notify.error(messageOf(error), name);
    }
  });

  return (
    <>
      <form className="grid gap-6" noValidate onSubmit={save}>
        <UserFields editor={editor} form={form} user={user} />
        <SubmitButton
          className="mt-2 justify-self-start"
          isSending={form.formState.isSubmitting}
          label={messages.save}
          whileSending={messages.saving}
        />
      </form>
      <LeaveGuard isEdited={isEdited} />
    </>
  );
}
