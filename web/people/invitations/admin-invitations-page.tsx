import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import { prepare, queryClient } from "../../api/query-client.ts";
import { ListPage } from "../../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../../ui/lists/use-list-location.ts";
import { InvitationLine } from "./invitation-line.tsx";
import { invitationsQuery } from "./invitation-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { page } = listLocation(new URL(request.url).searchParams);
  return prepare(() => queryClient.prefetchQuery(invitationsQuery(page)));
}

export default function AdminInvitationsPage() {
  const location = useListLocation();
  const intro = useRef<HTMLParagraphElement>(null);
  const query = useQuery({ ...invitationsQuery(location.page), placeholderData: keepPreviousData });

  return (
    <ListPage
      card={(invitation) => (
        <InvitationLine invitation={invitation} onGone={() => intro.current?.focus({ preventScroll: true })} />
      )}
      intro={
        <p className="quiet mt-3" ref={intro} tabIndex={-1}>
          Who was invited and has not signed up yet. Imported members who have no password yet stand among the members.
        </p>
      }
      location={location}
      noun="invitations"
      query={query}
      title="Invitations"
      whenEmpty={<p>No invitation is open. Whoever looks after the server sends them.</p>}
    />
  );
}
