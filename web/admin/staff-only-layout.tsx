import { Link, Outlet, useLocation } from "react-router";
import * as messages from "#messages/admin.ts";
import { listAudit } from "../../contract/audit.ts";
import { addToRoster } from "../../contract/cohorts.ts";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import { listCases } from "../../contract/moderation/cases.ts";
import { listOutcomes } from "../../contract/outcomes.ts";
import { pages } from "../../contract/pages.ts";
import { listInvitations } from "../../contract/people/accounts.ts";
import { listMembers } from "../../contract/people/members.ts";
import { mayCall } from "../../contract/rights.ts";
import { listCuratedSkills } from "../../contract/skills.ts";
import { listWebhooks } from "../../contract/webhooks.ts";
import { accountQuery } from "../api/account-queries.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { CaseCount } from "./case-count.tsx";
import { StaffOnly } from "./staff-only.tsx";

const areas: { page: string; label: string; reads: Endpoint }[] = [
  { page: pages.adminMembers, label: messages.members, reads: listMembers },
  { page: pages.adminReports, label: messages.reports, reads: listCases },
  { page: pages.adminCohorts, label: messages.cohorts, reads: addToRoster },
  { page: pages.adminInvitations, label: messages.invitations, reads: listInvitations },
  { page: pages.adminSkills, label: messages.skills, reads: listCuratedSkills },
  { page: pages.adminOutcomes, label: messages.outcomes, reads: listOutcomes },
  { page: pages.adminWebhooks, label: messages.webhooks, reads: listWebhooks },
  { page: pages.adminAudit, label: messages.audit, reads: listAudit },
];

/** So that the number of reports that wait doesn't arrive late above the page. */
export const clientLoader = () => prepare(() => queryClient.prefetchQuery(accountQuery));

/** The layout of the administration's pages; other members get a refusal instead. */
export default function StaffOnlyLayout() {
  const user = useUser();
  const { pathname } = useLocation();
  // The bin belongs to the moderation tab, although its path isn't below that tab's.
  const current =
    pathname === pages.adminBin ? pages.adminReports : areas.find(({ page }) => pathname.startsWith(page))?.page;
  const open = areas.filter(({ reads }) => user !== null && mayCall(user, reads.access));
  if (open.length === 0) return <StaffOnly>{messages.forStaff}</StaffOnly>;
  return (
    <>
      <nav
        aria-label={messages.administration}
        className="page-width -mb-2 flex flex-wrap items-center justify-between gap-x-6 pt-6"
      >
        <ul className="-mx-2.5 flex flex-wrap gap-1 max-sm:-mr-2 max-sm:-ml-1.5 max-sm:gap-0">
          {open.map(({ page, label }) => (
            <li key={page}>
              <Link
                aria-current={page === current ? "page" : undefined}
                className="nav-item min-h-11 max-sm:px-1.5 max-sm:text-sm"
                prefetch="intent"
                to={page}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <CaseCount />
      </nav>
      <Outlet />
    </>
  );
}
