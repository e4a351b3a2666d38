import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { memberStates } from "../../../contract/people/members.ts";
import { roles } from "../../../contract/people/people.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { ListFilter } from "../../ui/lists/list-filter.tsx";
import { ListPage } from "../../ui/lists/list-page.tsx";
import { listFilter, listLocation, useListFilter, useListLocation } from "../../ui/lists/use-list-location.ts";
import { roleNames } from "../users/role-names.ts";
import { MemberCard } from "./member-card.tsx";
import { membersQuery } from "./member-queries.ts";
import { stateNames } from "./member-state.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = listFilter(searchParams, "state", memberStates);
  const role = listFilter(searchParams, "role", roles);
  return prepare(() => queryClient.prefetchQuery(membersQuery({ ...listLocation(searchParams), state, role })));
}

const rolesInPlural = { user: "Ordinary members", moderator: "Moderators", admin: "Admins" };

export default function AdminMembersPage() {
  const location = useListLocation();
  const [state, chooseState] = useListFilter("state", memberStates);
  const [role, chooseRole] = useListFilter("role", roles);
  const { page, search } = location;
  const query = useQuery({ ...membersQuery({ page, search, state, role }), placeholderData: keepPreviousData });

  return (
    <ListPage
      card={(member) => <MemberCard member={member} />}
      filters={
        <>
          <ListFilter
            choices={memberStates.map((value) => ({ value, label: stateNames[value] }))}
            choose={chooseState}
            chosen={state}
            everything="Every state"
            label="State"
          />
          <ListFilter
            choices={roles.map((value) => ({ value, label: rolesInPlural[value] }))}
            choose={chooseRole}
            chosen={role}
            everything="Every role"
            label="Role"
          />
        </>
      }
      location={location}
      noun="members"
      picture="face"
      query={query}
      searchLabel="Search members..."
      title="Members"
      whenEmpty={<p>{nobody(state && stateNames[state], role && roleNames[role])}</p>}
    />
  );
}

function nobody(state?: string, role?: string) {
  const whom = [state, role].filter(Boolean).join(", ").toLowerCase();
  return whom ? `Nobody here is: ${whom}. Choose another state or role.` : "Nobody is here yet.";
}
