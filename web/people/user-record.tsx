import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as messages from "#messages/people.ts";
import { pages } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { accountQuery } from "../api/account-queries.ts";
import { queryClient } from "../api/query-client.ts";
import { ownCohortsQuery } from "../cohorts/cohort-queries.ts";
import { useFreshRecord } from "../live/moderation-news.ts";
import { BackLink } from "../ui/shell/back-link.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";
import { nothingShared, type Shared, useSharedWith } from "./shared-facts.ts";
import { type SeenAs, userQuery } from "./user-queries.ts";

type Props = {
  title: (user: User) => string;
  /** For the member's own page. */
  as?: SeenAs;
  children: (user: User, shared: Shared) => ReactNode;
};

/** For `prepare`: the member, and what the reader may share with them. */
export const loadProfile = (id: number) => [
  () => queryClient.prefetchQuery(userQuery(id)),
  () => queryClient.prefetchQuery(accountQuery),
  () => queryClient.prefetchQuery(ownCohortsQuery),
];

/** A page about the member named in the address. */
export function UserRecord({ title, as, children }: Props) {
  const id = useRecordId();
  const query = useQuery({ ...userQuery(id, as), placeholderData: as && keepPreviousData });
  const shared = useSharedWith(query.data);
  useFreshRecord("users", query.refetch);
  const back = <BackLink fallback={pages.users} />;
  if (query.data ? !shared : !query.error) {
    return (
      <div className="page-width py-8">
        <PageTitle />
        {back}
        <ProfileSkeleton />
      </div>
    );
  }
  return (
    <RecordPage back={back} className="page-width" failed={messages.failed} query={query} title={title}>
      {(user) => children(user, shared ?? nothingShared)}
    </RecordPage>
  );
}

function ProfileSkeleton() {
  return (
    <Loading className={viewportHeight}>
      <div className="profile">
        <div className="bone face-huge rounded-full" />
        <div className="space-y-3">
          <div className="bone h-9 w-2/3 max-w-md" />
          <div className="bone h-6 w-full max-w-lg" />
          <div className="bone h-4 w-1/2 max-w-xs" />
        </div>
        <div className="profile-rail">
          <div className="bone h-10" />
          {["w-1/2", "w-2/3", "w-1/2"].map((width, fact) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <div className={`bone h-5 ${width}`} key={fact} />
          ))}
        </div>
        <div className="record-rest">
          <div className="bone h-36" />
          <div className="bone h-16" />
        </div>
      </div>
    </Loading>
  );
}
