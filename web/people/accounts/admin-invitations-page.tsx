import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/invitations.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { listLocation, useListLocation } from "../../ui/lists/list-location.ts";
import { ListPage } from "../../ui/lists/list-page.tsx";
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
          {messages.about}
        </p>
      }
      location={location}
      query={query}
      whenEmpty={<p>{messages.none}</p>}
      words={messages.list}
    />
  );
}
