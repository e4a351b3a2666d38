import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/profile-form.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { User } from "../../contract/people/users.ts";
import { mayChangeEmail } from "../../contract/rights.ts";
import { accountQuery } from "../api/account-queries.ts";
import { PictureField } from "../ui/forms/picture-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { ProfileFieldName } from "./profile-field-name.tsx";
import type { UserFormState } from "./user-form-values.ts";

type Props = { form: UserFormState; user: User; editor: Account };

/** Name, address and picture. */
export function IdentityFields({ form, user, editor }: Props) {
  const { errors } = form.formState;
  const isOwn = editor.id === user.id;
  const fillsIn = (name: string) => (isOwn ? name : "off");
  const ownEmail = mayChangeEmail(editor, user);
  const { data: account } = useQuery({ ...accountQuery, enabled: isOwn, staleTime: 0 });
  const takesEffectLater = account?.pendingEmail ? messages.linkSent(account.pendingEmail) : messages.emailHint;
  const othersHint = ownEmail ? messages.othersEmailHint : messages.onlyAdminChangesEmail;
  const [firstName, lastName, email] = form.watch(["firstName", "lastName", "email"]);

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          autoComplete={fillsIn("given-name")}
          error={errors.firstName}
          field={form.register("firstName")}
          label={messages.firstName}
        />
        <TextField
          autoComplete={fillsIn("family-name")}
          error={errors.lastName}
          field={form.register("lastName")}
          label={messages.lastName}
        />
      </div>
      <TextField
        autoComplete={fillsIn("email")}
        error={errors.email}
        field={form.register("email")}
        hint={isOwn ? takesEffectLater : othersHint}
        label={messages.email}
        readOnly={!ownEmail}
        type="email"
      />
      {isAnother(email.trim(), user.email) && (
        <TextField
          autoComplete="current-password"
          error={errors.currentPassword}
          field={form.register("currentPassword")}
          hint={isOwn ? messages.toChangeYourAddress : messages.toChangeThisAddress}
          label={messages.currentPassword}
          type="password"
        />
      )}
      <ProfileFieldName id="picture">
        <PictureField
          control={form.control}
          current={user.avatar}
          label={messages.picture}
          preview={(avatar) => <Face person={{ id: user.id, firstName, lastName, avatar }} size="large" />}
        />
      </ProfileFieldName>
    </>
  );
}

const isAnother = (typed: string, address: string | undefined) => typed !== "" && typed !== address;
