import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/members.ts";
import * as roleWords from "#messages/people.ts";
import { memberStates } from "../../contract/people/members.ts";
import { roles } from "../../contract/people/people.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { ListFilter } from "../ui/lists/list-filter.tsx";
import { listFilter, listLocation, useListFilter, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { MemberCard } from "./member-card.tsx";
import { membersQuery } from "./member-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = listFilter(searchParams, "state", memberStates);
  const role = listFilter(searchParams, "role", roles);
  return prepare(() => queryClient.prefetchQuery(membersQuery({ ...listLocation(searchParams), state, role })));
}

export default function AdminMembersPage() {
  const location = useListLocation();
  const [state, chooseState] = useListFilter("state", memberStates);
  const [role, chooseRole] = useListFilter("role", roles);
  const { page, search } = location;
  const query = useQuery({ ...membersQuery({ page, search, state, role }), placeholderData: keepPreviousData });

  return (
    <ListPage
      card={(member) => <MemberCard member={member} />}
      cards="rows"
      filters={
        <>
          <ListFilter
            choices={memberStates.map((value) => ({ value, label: messages.states[value] }))}
            choose={chooseState}
            chosen={state}
            everything={messages.everyState}
            label={messages.state}
          />
          <ListFilter
            choices={roles.map((value) => ({ value, label: messages.roles[value] }))}
            choose={chooseRole}
            chosen={role}
            everything={messages.everyRole}
            label={roleWords.role}
          />
        </>
      }
      location={location}
      picture="face"
      query={query}
      whenEmpty={<p>{messages.nobodyIs([state, role].filter((sought) => sought !== undefined))}</p>}
      words={messages.list}
    />
  );
}
