import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/admin.ts";
import { isStaff } from "../../contract/rights.ts";
import { accountQuery } from "../api/account-queries.ts";
import { useUser } from "../api/session.ts";
import { PageLink } from "../ui/shell/page-link.tsx";

/** For staff, how many reports wait and how many of them are urgent, as a link to them. */
export function CaseCount() {
  const user = useUser();
  const forStaff = user !== null && isStaff(user);
  const { data: account } = useQuery({
    ...accountQuery,
    enabled: forStaff,
    refetchInterval: 15_000,
    staleTime: 0,
  });
  if (!forStaff || !account?.openCases) return null;
  return (
    <PageLink className="text-link inline-flex min-h-11 items-center" page="adminReports">
      {messages.reportsWait(account.openCases, account.urgentCases ?? 0)}
    </PageLink>
  );
}
