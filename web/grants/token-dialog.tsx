import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/grants.ts";
import { makingGrant, scopeNouns, tokenDays, tokenDaysDefault } from "../../contract/grants.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { FieldMessage, TextField } from "../ui/forms/text-field.tsx";
import { useMakeGrant } from "./grant-queries.ts";

type Props = { onMade: (token: string) => void; onClose: () => void };

const dayNames = Object.fromEntries(tokenDays.map((count) => [count, messages.days(count)]));

export function TokenDialog({ onMade, onClose }: Props) {
  const making = useMakeGrant();
  const form = useForm({
    resolver: zodResolver(makingGrant),
    defaultValues: { kind: "token" as const, name: "", scopes: [], days: tokenDaysDefault },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (grant) => {
        const { token } = await making.mutateAsync(grant);
        if (token) onMade(token);
      }}
      submitLabel={messages.make}
      title={messages.newToken}
      whileSending={messages.making}
    >
      <TextField
        error={errors.name}
        field={form.register("name")}
        hint={messages.tokenNameHint}
        label={messages.name}
      />
      <Scopes error={errors.scopes?.message} field={form.register("scopes")} />
      <SelectField
        error={errors.days}
        field={form.register("days", { valueAsNumber: true })}
        label={messages.endsAfter}
      >
        <Options names={dayNames} />
      </SelectField>
    </FormDialog>
  );
}

type ScopesProps = {
  field: ReturnType<ReturnType<typeof useForm<{ scopes: string[] }>>["register"]>;
  error: string | undefined;
};

/** A row for each noun. There is nothing to write in the search. */
function Scopes({ field, error }: ScopesProps) {
  const id = useId();
  const box = (value: string, label: string) => (
    <label className="flex size-11 items-center justify-center">
      <input
        {...field}
        aria-invalid={Boolean(error)}
        aria-label={label}
        className="checkbox"
        type="checkbox"
        value={value}
      />
    </label>
  );
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}>
      <legend className="field-label">{messages.mayDo}</legend>
      <div className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-0 sm:gap-x-8">
        <span />
        <span aria-hidden className="quiet text-center text-sm">
          {messages.read}
        </span>
        <span aria-hidden className="quiet text-center text-sm">
          {messages.write}
        </span>
        {scopeNouns.map((noun) => (
          <div className="contents" key={noun}>
            <span aria-hidden className="first-letter:uppercase">
              {messages.nouns[noun]}
            </span>
            <span className="flex justify-center">{box(`${noun}:read`, messages.readOf(messages.nouns[noun]))}</span>
            <span className="flex justify-center">
              {noun !== "search" && box(`${noun}:write`, messages.writeOf(messages.nouns[noun]))}
            </span>
          </div>
        ))}
      </div>
      {error && <FieldMessage error={{ type: "validate", message: error }} id={`${id}-error`} />}
      <p className="field-hint" id={`${id}-hint`}>
        {messages.mayDoHint}
      </p>
    </fieldset>
  );
}
