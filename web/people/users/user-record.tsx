import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as messages from "#messages/people.ts";
import { pages } from "../../../contract/pages.ts";
import type { User } from "../../../contract/people/users.ts";
import { useFreshRecord } from "../../live/hidden-or-restored.ts";
import { BackLink } from "../../ui/navigation/back-link.tsx";
import { useRecordId } from "../../ui/shell/record-id.ts";
import { RecordPage } from "../../ui/shell/record-page.tsx";
import { type SeenAs, userQuery } from "./user-queries.ts";

type Props = {
  title: (user: User) => string;
  /** For the member's own page. */
  as?: SeenAs;
  children: (user: User) => ReactNode;
};

/** A page about the member named in the address. */
export function UserRecord({ title, as, children }: Props) {
  const id = useRecordId();
  const query = useQuery({ ...userQuery(id, as), placeholderData: as && keepPreviousData });
  useFreshRecord("users", query.refetch);
  return (
    <RecordPage
      back={<BackLink fallback={pages.users} />}
      className="page-width"
      failed={messages.failed}
      query={query}
      title={title}
    >
      {children}
    </RecordPage>
  );
}
