import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "react-router";
import { z } from "zod";
import type { Account } from "../../contract/accounts.ts";
import { required } from "../../contract/fields.ts";
import { paths } from "../../contract/pages.ts";
import { skillIds } from "../../contract/skills.ts";
import { identityProblems, type User, userForm } from "../../contract/users.ts";
import { messageOf } from "../api.ts";
import { chosenPicture } from "../forms/chosen-picture.ts";
import { isSessionProblem, showFieldProblems } from "../forms/form-problem.ts";
import { useGuardedForm } from "../forms/guarded-form.ts";
import { LeaveGuard } from "../forms/leave-guard.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { notify } from "../notify.ts";
import { replaceUser } from "../session.ts";
import { goBack } from "../shell/back-link.tsx";
import { linkSent, linkSentToOther } from "./account-queries.ts";
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
      error: required,
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
      notify.success("user data was saved successfully", name);
      if (saved.email !== values.email) notify.instruction((isOwn ? linkSent : linkSentToOther)(values.email));
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
          label="Save Changes"
          whileSending="Saving..."
        />
      </form>
      <LeaveGuard isEdited={isEdited} />
    </>
  );
}
