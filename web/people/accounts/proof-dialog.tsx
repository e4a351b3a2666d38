import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type Resolver, useForm } from "react-hook-form";
import * as messages from "#messages/accounts.ts";
import { code } from "#messages/sign-in.ts";
import type { OutputOf } from "../../../contract/interface/endpoint.ts";
import type { listKeys } from "../../../contract/keys/keys.ts";
import { secondFactorForm } from "../../../contract/keys/providers.ts";
import { giveProof, proof } from "../../../contract/people/settings.ts";
import { call, messageOf } from "../../api/api.ts";
import { queryClient } from "../../api/query-client.ts";
import { useUser } from "../../api/session.ts";
import { keysQuery } from "../../keys/key-queries.ts";
import { canUsePasskeys } from "../../keys/passkey-support.ts";
import { ProviderButtons } from "../../keys/provider-buttons.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

type Values = { password: string; code: string };

/** Asks for one of the member's keys, and proves the session with it. `onClose` is told whether it did. */
export function ProofDialog({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const user = useUser();
  const isGiven = useRef(false);
  const { data: keys } = useQuery(keysQuery, queryClient);
  const asked = fieldFor(keys);
  const schema = asked === "code" ? secondFactorForm : proof;
  const form = useForm<Values>({
    resolver: zodResolver(schema) as unknown as Resolver<Values>,
    defaultValues: { password: "", code: "" },
  });

  async function provePasskey() {
    try {
      const { answerWithPasskey } = await import("../../keys/passkey-ceremony.ts");
      const answer = await answerWithPasskey();
      if (!answer) return;
      await call(giveProof, answer);
      onClose(true);
    } catch (error) {
      form.setError("root", { message: messageOf(error) });
    }
  }

  return (
    <FormDialog
      form={form}
      isReady={asked !== null}
      onClose={() => onClose(isGiven.current)}
      save={async ({ password, code }) => {
        await call(giveProof, asked === "code" ? { code } : { password });
        isGiven.current = true;
      }}
      submitLabel={messages.proofConfirm}
      title={messages.proofTitle}
      whileSending={messages.proofConfirming}
    >
      <p>{asked === "password" ? messages.proofAbout : messages.proofAboutWithoutPassword}</p>
      {asked === "password" && (
        <TextField
          autoComplete="current-password"
          error={form.formState.errors.password}
          field={form.register("password")}
          label={messages.proofsPassword}
          type="password"
        />
      )}
      {asked === "code" && (
        <TextField
          autoComplete="one-time-code"
          error={form.formState.errors.code}
          field={form.register("code")}
          label={code}
        />
      )}
      {keys && keys.passkeys.length > 0 && canUsePasskeys() && (
        <button className="btn btn-quiet w-full" onClick={() => void provePasskey()} type="button">
          {messages.usePasskey}
        </button>
      )}
      {keys && keys.identities.length > 0 && asked !== "password" && (
        <ProviderButtons labelOf={messages.useProvider} next={null} purpose="prove" />
      )}
      {/* Tells password managers which account this is; after the password, so that the dialog focuses that. */}
      <input
        aria-hidden="true"
        autoComplete="username"
        className="sr-only"
        readOnly
        tabIndex={-1}
        value={user?.email}
      />
    </FormDialog>
  );
}

/** The field to fill in: the password, or for members without one a code; null if they have neither. */
function fieldFor(keys: OutputOf<typeof listKeys> | undefined): "password" | "code" | null {
  if (!keys || keys.password) return "password";
  return keys.totp ? "code" : null;
}
