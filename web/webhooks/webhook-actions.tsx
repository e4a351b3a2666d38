import { type ReactNode, useState } from "react";
import * as messages from "#messages/webhooks.ts";
import type { Webhook } from "../../contract/webhooks.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { useChangeWebhook, useDeleteWebhook, useRenewSecret, useTestWebhook } from "./webhook-queries.ts";

type Props = { webhook: Webhook; onGone: () => void; showSecret: (secret: string) => void; children: ReactNode };
type Question = "edit" | "secret" | "delete";

export function WebhookActions({ webhook, onGone, showSecret, children }: Props) {
  const { id, address, shape, state } = webhook;
  const [asked, ask] = useState<Question>();
  const [changing, testing, renewing, deleting] = [
    useChangeWebhook(),
    useTestWebhook(),
    useRenewSecret(),
    useDeleteWebhook(),
  ];
  const isOn = state === "on";
  const close = () => ask(undefined);

  async function attempt(work: () => Promise<unknown>, done?: string) {
    try {
      await work();
      if (done) notify.success(done, "webhooks");
      else notify.answered("webhooks");
    } catch (error) {
      close();
      notify.failure(error, "webhooks");
    }
  }
  const switchIt = () =>
    attempt(
      () => changing.mutateAsync({ id, state: isOn ? "off" : "on" }),
      isOn ? messages.switchedOff : messages.switchedOn,
    );
  const renew = () =>
    attempt(async () => {
      const { secret } = await renewing.mutateAsync(id);
      close();
      showSecret(secret);
    });
  const remove = () =>
    attempt(async () => {
      await deleting.mutateAsync(id);
      onGone();
    }, messages.removed);

  const buttons: [words: string, ofThis: string, press: () => void, isBusy: boolean][] = [
    [
      messages.sendTest,
      messages.sendTestTo(address),
      () => void attempt(() => testing.mutateAsync(id), messages.testQueued),
      testing.isPending,
    ],
    [
      isOn ? messages.switchOff : messages.switchOn,
      isOn ? messages.switchOffOf(address) : messages.switchOnOf(address),
      () => void switchIt(),
      changing.isPending,
    ],
    [messages.edit, messages.editOf(address), () => ask("edit"), false],
    ...(shape === "standard"
      ? ([[messages.newSecret, messages.newSecretFor(address), () => ask("secret"), false]] as typeof buttons)
      : []),
    [messages.remove, messages.removeOf(address), () => ask("delete"), false],
  ];

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {children}
      {buttons.map(([words, ofThis, press, isBusy]) => (
        <button
          aria-label={ofThis}
          className="btn btn-ghost btn-sm"
          disabled={isBusy}
          key={words}
          onClick={press}
          type="button"
        >
          {words}
        </button>
      ))}
      {asked === "edit" && <WebhookDialog onClose={close} webhook={webhook} />}
      <ConfirmDialog
        confirmLabel={messages.makeSecret}
        isBusy={renewing.isPending}
        isOpen={asked === "secret"}
        onCancel={close}
        onConfirm={() => void renew()}
        title={messages.secretQuestion}
      >
        {messages.whatNewSecretDoes}
      </ConfirmDialog>
      <ConfirmDialog
        confirmLabel={messages.remove}
        isBusy={deleting.isPending}
        isDangerous
        isOpen={asked === "delete"}
        onCancel={close}
        onConfirm={() => void remove()}
        title={messages.removeQuestion}
      >
        {messages.whatDeletingDoes(address)}
      </ConfirmDialog>
    </div>
  );
}
