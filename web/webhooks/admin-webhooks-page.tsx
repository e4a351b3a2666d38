import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as messages from "#messages/webhooks.ts";
import { mayCall } from "../../contract/rights.ts";
import { listWebhooks } from "../../contract/webhooks.ts";
import { StaffOnly } from "../admin/staff-only.tsx";
import { prepare, queryClient } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import { SecretDialog } from "../ui/dialogs/secret-dialog.tsx";
import { EmptyState } from "../ui/shell/empty-state.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { WebhookCard } from "./webhook-card.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { webhooksQuery } from "./webhook-queries.ts";

export function clientLoader() {
  const { user } = currentSession() ?? {};
  if (!user || !mayCall(user, listWebhooks.access)) return null;
  return prepare(() => queryClient.prefetchQuery(webhooksQuery));
}

export default function AdminWebhooksPage() {
  const reader = useUser();
  if (!reader || !mayCall(reader, listWebhooks.access)) return <StaffOnly>{messages.forAdmins}</StaffOnly>;
  return <Webhooks />;
}

function Webhooks() {
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [secret, showSecret] = useState<string>();
  return (
    <div className={`page-width py-6 md:py-8 ${viewportHeight}`}>
      <PageTitle>{messages.list.title}</PageTitle>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="page-heading max-sm:text-2xl" ref={heading} tabIndex={-1}>
          {messages.list.title}
        </h1>
        <button className="btn btn-primary btn-sm" onClick={() => setAdding(true)} type="button">
          {messages.add}
        </button>
      </div>
      <p className="quiet mt-3 max-w-prose text-pretty">{messages.about}</p>
      <div className="mt-5">
        {!webhooks && error && <Failure error={error} retry={() => void refetch()} title={messages.list.failed} />}
        {!webhooks && !error && (
          <Loading>
            <div className="bone sheet h-32" />
          </Loading>
        )}
        {webhooks?.length === 0 && (
          <EmptyState>
            <p>{messages.none}</p>
          </EmptyState>
        )}
        <ul className="grid grid-cols-1 gap-3">
          {webhooks?.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard
                onGone={() => heading.current?.focus({ preventScroll: true })}
                showSecret={showSecret}
                webhook={webhook}
              />
            </li>
          ))}
        </ul>
      </div>
      {isAdding && <WebhookDialog onAdded={showSecret} onClose={() => setAdding(false)} />}
      {!isAdding && secret && (
        <SecretDialog
          about={messages.secretShownOnce}
          onClose={() => showSecret(undefined)}
          texts={[{ label: messages.secret, value: secret }]}
          title={messages.yourSecret}
        />
      )}
    </div>
  );
}
