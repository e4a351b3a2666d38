import { Eye, Lock, Users } from "lucide-react";
import type { ReactNode } from "react";
import * as messages from "#messages/settings.ts";
import type { PrivateField } from "../../contract/people/profiles.ts";
import { Options } from "../ui/forms/select-field.tsx";
import type { UserFormState } from "./user-form-values.ts";

const icons = { members: Eye, cohort: Users, me: Lock };

type Props = { field: PrivateField; form: UserFormState; children: ReactNode };

/** A field with a chip on its label that shows and changes who sees it. */
export function WithWhoSees({ field, form, children }: Props) {
  const name = `visibility.${field}` as const;
  const Icon = icons[form.watch(name)];
  return (
    <div className="with-chip">
      {children}
      <span className="who-sees">
        <Icon aria-hidden className="size-3.5" />
        <select aria-label={messages.whoSees[field]} title={messages.whoSees[field]} {...form.register(name)}>
          <Options names={messages.visibilities} />
        </select>
      </span>
    </div>
  );
}
