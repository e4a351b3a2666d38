import { useId, useState } from "react";
import * as messages from "#messages/webhooks.ts";
import type { Webhook } from "../../contract/webhooks.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { WebhookActions } from "./webhook-actions.tsx";
import { WebhookDeliveries } from "./webhook-deliveries.tsx";

type Props = { webhook: Webhook; onGone: () => void; showSecret: (secret: string) => void };

export function WebhookCard({ webhook, onGone, showSecret }: Props) {
  const { id, address, shape, kinds, state, failingSince } = webhook;
  const [isOpen, setOpen] = useState(false);
  const deliveries = useId();
  return (
    <article className="sheet p-4 sm:p-5">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <bdi className="break-all" dir="ltr">
          {address}
        </bdi>
        <span className="skill font-normal">{messages.states[state]}</span>
      </h2>
      <p className="facts quiet mt-1 text-sm">
        <span className="fact">{messages.shapes[shape]}</span>
        <span className="fact">{kinds.map((kind) => messages.kinds[kind]).join(", ")}</span>
      </p>
      {state === "unproven" && (
        <p className="mt-2 text-sm">{messages.whatUnprovenMeans[shape === "standard" ? "standard" : "chat"]}</p>
      )}
      {failingSince && (
        <p className="mt-2 text-sm">
          <MessageSentence>{messages.failingSince(<DateTime value={failingSince} withTime />)}</MessageSentence>
        </p>
      )}
      <WebhookActions onGone={onGone} showSecret={showSecret} webhook={webhook}>
        <button
          aria-controls={isOpen ? deliveries : undefined}
          aria-expanded={isOpen}
          aria-label={messages.deliveriesOf(address)}
          className="btn btn-quiet btn-sm"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {messages.deliveries}
        </button>
      </WebhookActions>
      {isOpen && (
        <div className="mt-4 border-base-300 border-t pt-2" id={deliveries}>
          <WebhookDeliveries webhookId={id} />
        </div>
      )}
    </article>
  );
}
