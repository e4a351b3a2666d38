import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as messages from "#messages/accounts.ts";
import { accountQuery } from "../../api/account-queries.ts";
import { queryClient } from "../../api/query-client.ts";
import { logOut } from "../../ui/shell/log-out.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { AccountDeleteDialog } from "../settings/account-delete-dialog.tsx";
import { EmailConfirmForm } from "./email-confirm-form.tsx";

/** For members who wait for admission. Refetches the account when it is opened and on window focus. */
export function SignUpSent() {
  const [isDeleting, remove] = useState(false);
  useQuery({ ...accountQuery, staleTime: 0 }, queryClient);

  return (
    <div className="column-width pt-8 pb-16 md:pb-24">
      <PageTitle>{messages.almostThere}</PageTitle>
      <h1 className="page-heading">{messages.almostThere}</h1>
      <p className="mt-4 mb-8 max-w-prose">{messages.teamLooks}</p>
      <EmailConfirmForm />
      <div className="mt-8 flex flex-wrap gap-3">
        <button className="btn btn-quiet" onClick={logOut} type="button">
          {messages.logOut}
        </button>
        <button aria-haspopup="dialog" className="btn btn-ghost text-error!" onClick={() => remove(true)} type="button">
          {messages.deleteAccount}
        </button>
      </div>
      <QueryClientProvider client={queryClient}>
        {isDeleting && <AccountDeleteDialog onClose={() => remove(false)} />}
      </QueryClientProvider>
    </div>
  );
}
