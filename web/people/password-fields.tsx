import { useState } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/accounts.ts";
import { passwordMaxDefault, passwordMin } from "../../contract/people/accounts.ts";
import { TextField } from "../ui/forms/text-field.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { site } from "../ui/shell/site.ts";

/** As this board is configured. */
export const passwordMax = Number(site.passwordMax) || passwordMaxDefault;

type Typed = { label: string; field: UseFormRegisterReturn; error?: FieldError };

/** A new password, typed twice, that can be shown. */
export function PasswordFields({ first, second }: { first: Typed; second: Typed }) {
  const [isShown, setShown] = useState(false);
  const type = isShown ? "text" : "password";
  return (
    <>
      <TextField
        {...first}
        autoComplete="new-password"
        hint={
          <MessageSentence>
            {messages.passwordLength(passwordMin, <span suppressHydrationWarning>{passwordMax}</span>)}
          </MessageSentence>
        }
        type={type}
      />
      <TextField {...second} autoComplete="new-password" type={type} />
      <label className="-mt-4 flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
        <input
          checked={isShown}
          className="checkbox"
          onChange={(event) => setShown(event.target.checked)}
          type="checkbox"
        />
        {messages.showPassword}
      </label>
    </>
  );
}
