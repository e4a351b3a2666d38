import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { day } from "#messages/formats.ts";
import * as messages from "#messages/refused-mail.ts";
import { forgetMailRefused } from "../../contract/people/settings.ts";
import { call } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { PageLink } from "../ui/shell/page-link.tsx";
import { standingQuery } from "./notification-queries.ts";

const about = "refused mail";

/** Shown to members whose address refuses the board's mail. */
export function MailRefused() {
  const client = useQueryClient();
  const user = useUser();
  const { data: standing } = useQuery(standingQuery);
  if (!user || !standing?.mailRefused) return null;
  const { at, reason } = standing.mailRefused;

  async function sendAgain({ currentTarget: button }: MouseEvent) {
    try {
      await call(forgetMailRefused, {});
      // The button disappears with this section; the focus moves only if it was there.
      if ([button, document.body].includes(document.activeElement as HTMLElement)) {
        document.querySelector("main")?.focus({ preventScroll: true });
      }
      client.setQueryData(standingQuery.queryKey, (known) => known && { ...known, mailRefused: null });
      notify.success(messages.sentAgain, about);
    } catch (error) {
      notify.failure(error, about);
    }
  }

  return (
    <section className="sheet mt-6 border-warning p-4 md:p-5">
      <p className="break-words">{messages.refused(user.email, day(new Date(at)), reason.replace(/\.$/, ""))}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <PageLink className="btn btn-primary btn-sm" id={user.id} page="editUser">
          {messages.changeAddress}
        </PageLink>
        <button className="btn btn-quiet btn-sm" onClick={(event) => void sendAgain(event)} type="button">
          {messages.sendAgain}
        </button>
      </div>
    </section>
  );
}
