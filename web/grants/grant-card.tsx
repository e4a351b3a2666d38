import { useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/grants.ts";
import { type Grant, type Scope, scopeNouns } from "../../contract/grants.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { useRevokeGrant } from "./grant-queries.ts";

/** `onGone` moves the focus. */
export function GrantCard({ grant, onGone }: { grant: Grant; onGone: () => void }) {
  const { id, kind, name, scopes, of, expiresAt, lastUsedAt } = grant;
  const [isAsking, setAsking] = useState(false);
  const revoking = useRevokeGrant();

  async function revoke() {
    try {
      await revoking.mutateAsync(id);
      notify.success(messages.revoked(name), "grants");
      onGone();
    } catch (error) {
      setAsking(false);
      notify.failure(error, "grants");
    }
  }

  return (
    <div className="flex items-start gap-x-4">
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          <span className="skill font-normal">{messages.kinds[kind]}</span>
        </h3>
        {of ? (
          <Link className="text-link break-all text-sm" to={of}>
            {of}
          </Link>
        ) : (
          <p className="text-sm">{messages.may(inWords(scopes))}</p>
        )}
        <p className="facts quiet text-sm">
          {expiresAt && (
            <span className="fact">
              <MessageSentence>{messages.ends(<DateTime value={expiresAt} />)}</MessageSentence>
            </span>
          )}
          <span className="fact">{lastUsedAt ? messages.lastUsed(timeAgo(lastUsedAt)) : messages.neverUsed}</span>
        </p>
      </div>
      <button
        aria-label={messages.revokeOf(name)}
        className="btn btn-ghost btn-sm flex-none"
        onClick={() => setAsking(true)}
        type="button"
      >
        {messages.revoke}
      </button>
      <ConfirmDialog
        confirmLabel={messages.revoke}
        isBusy={revoking.isPending}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void revoke()}
        title={messages.revokeThis(name)}
      >
        {messages.whatRevokingDoes[kind]}
      </ConfirmDialog>
    </div>
  );
}

/** A phrase for each noun. */
function inWords(scopes: readonly Scope[]): string[] {
  return scopeNouns.flatMap((noun) => {
    const [reads, writes] = [scopes.includes(`${noun}:read`), scopes.includes(`${noun}:write`)];
    const name = messages.nouns[noun];
    if (reads && writes) return [messages.readsAndWrites(name)];
    if (reads) return [messages.reads(name)];
    return writes ? [messages.writes(name)] : [];
  });
}
