import { useInfiniteQuery } from "@tanstack/react-query";
import { loading } from "#messages/lists.ts";
import * as messages from "#messages/webhooks.ts";
import type { Delivery } from "../../contract/webhooks.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { deliveriesQuery, useDeliverAgain } from "./webhook-queries.ts";

/** What was sent in the last 30 days. */
export function WebhookDeliveries({ webhookId }: { webhookId: number }) {
  const query = useInfiniteQuery(deliveriesQuery(webhookId));
  const { data: deliveries, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!deliveries) {
    if (error) return <Failure error={error} retry={() => void refetch()} title={messages.deliveriesFailed} />;
    return (
      <Loading>
        <div className="bone h-12 w-2/3" />
      </Loading>
    );
  }
  if (deliveries.length === 0) return <p className="quiet">{messages.noDeliveries}</p>;
  return (
    <>
      <ul className="divide-y divide-base-300">
        {deliveries.map((delivery) => (
          <li className="py-2" key={delivery.id}>
            <OneDelivery delivery={delivery} webhookId={webhookId} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          className="btn btn-quiet btn-sm mt-3"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          type="button"
        >
          {isFetchingNextPage ? loading : messages.more}
        </button>
      )}
    </>
  );
}

function OneDelivery({ delivery, webhookId }: { delivery: Delivery; webhookId: number }) {
  const { id, kind, at, attempts, error, nextAt } = delivery;
  const sending = useDeliverAgain();

  async function again() {
    try {
      await sending.mutateAsync({ id: webhookId, deliveryId: id });
      notify.success(messages.queuedAgain, "webhooks");
    } catch (failure) {
      notify.failure(failure, "webhooks");
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-40 flex-1">
        <p>{messages.kinds[kind]}</p>
        <p className="facts quiet text-sm">
          <span className="fact">{outcomeOf(delivery)}</span>
          <span className="fact">
            <DateTime brief value={at} withTime />
          </span>
          {attempts > 1 && <span className="fact">{messages.attempts(attempts)}</span>}
        </p>
        {error && (
          <p className="quiet text-sm" dir="ltr" lang="en">
            {error}
          </p>
        )}
      </div>
      {nextAt === null && (
        <button
          aria-label={messages.againOf(messages.kinds[kind])}
          className="btn btn-ghost btn-sm max-sm:-ml-3"
          disabled={sending.isPending}
          onClick={() => void again()}
          type="button"
        >
          {messages.again}
        </button>
      )}
    </div>
  );
}

function outcomeOf({ status, error, nextAt }: Delivery): string {
  if (nextAt !== null) return error ? messages.failedAndWaits : messages.waiting;
  if (error) return messages.givenUp;
  return status === null ? messages.notSent : messages.arrived(status);
}
