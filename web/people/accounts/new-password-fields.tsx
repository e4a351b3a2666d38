import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/accounts.ts";
import { passwordMaxDefault, passwordMin } from "../../../contract/people/accounts.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import { Sentence } from "../../ui/shell/sentence.tsx";
import { site } from "../../ui/shell/site.ts";

/** As this board is configured. */
export const passwordMax = Number(site.passwordMax) || passwordMaxDefault;

type Typed = { label: string; field: UseFormRegisterReturn; error?: FieldError };

/** A new password, typed twice. */
export function NewPasswordFields({ first, second }: { first: Typed; second: Typed }) {
  return (
    <>
      <TextField
        {...first}
        autoComplete="new-password"
        hint={
          <Sentence>
            {messages.passwordLength(passwordMin, <span suppressHydrationWarning>{passwordMax}</span>)}
          </Sentence>
        }
        type="password"
      />
      <TextField {...second} autoComplete="new-password" type="password" />
    </>
  );
}
