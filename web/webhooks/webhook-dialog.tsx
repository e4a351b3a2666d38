import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/webhooks.ts";
import { newWebhook, type Webhook, webhookKinds } from "../../contract/webhooks.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { FieldMessage, TextField } from "../ui/forms/text-field.tsx";
import { useAddWebhook, useChangeWebhook } from "./webhook-queries.ts";

type Props = {
  /** The webhook to edit; undefined for a new one. */
  webhook?: Webhook;
  /** Called with the secret of a new webhook that signs. */
  onAdded?: (secret: string) => void;
  onClose: () => void;
};

export function WebhookDialog({ webhook, onAdded, onClose }: Props) {
  const [adding, changing] = [useAddWebhook(), useChangeWebhook()];
  const id = useId();
  const form = useForm({
    resolver: zodResolver(newWebhook),
    defaultValues: {
      address: webhook?.address ?? "",
      shape: webhook?.shape ?? ("standard" as const),
      kinds: webhook?.kinds ?? [],
    },
  });
  const { address, shape, kinds } = form.formState.errors;

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (values) => {
        if (webhook) await changing.mutateAsync({ id: webhook.id, ...values });
        else {
          const { secret } = await adding.mutateAsync(values);
          if (values.shape === "standard") onAdded?.(secret);
        }
        notify.success(webhook ? messages.saved : messages.added, "webhooks");
      }}
      submitLabel={webhook ? forms.save : messages.add}
      title={webhook ? messages.editThis : messages.add}
      whileSending={forms.saving}
    >
      <TextField
        dir="ltr"
        error={address}
        field={form.register("address")}
        hint={messages.addressHint}
        inputMode="url"
        label={messages.address}
      />
      <SelectField error={shape} field={form.register("shape")} hint={messages.shapeHint} label={messages.shape}>
        <Options names={messages.shapes} />
      </SelectField>
      <fieldset aria-describedby={kinds ? `${id}-error` : undefined}>
        <legend className="field-label">{messages.events}</legend>
        <div className="grid sm:grid-cols-2 sm:gap-x-6">
          {webhookKinds.map((kind) => (
            <label className="flex min-h-11 items-center gap-2.5" key={kind}>
              <input
                {...form.register("kinds")}
                aria-invalid={Boolean(kinds)}
                className="checkbox"
                type="checkbox"
                value={kind}
              />
              {messages.kinds[kind]}
            </label>
          ))}
        </div>
        {kinds && <FieldMessage error={{ type: "validate", message: kinds.message }} id={`${id}-error`} />}
      </fieldset>
    </FormDialog>
  );
}
