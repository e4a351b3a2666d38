import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as messages from "#messages/people.ts";
import { pages } from "../../../contract/pages.ts";
import type { User } from "../../../contract/people/users.ts";
import { BackLink } from "../../ui/navigation/back-link.tsx";
import { useRecordId } from "../../ui/shell/record-id.ts";
import { RecordPage } from "../../ui/shell/record-page.tsx";
import { userQuery } from "./user-queries.ts";

type Props = { title: (user: User) => string; children: (user: User) => ReactNode };

/** A page about the member whom the address names. */
export function UserRecord({ title, children }: Props) {
  const query = useQuery(userQuery(useRecordId()));
  return (
    <RecordPage
      back={<BackLink fallback={pages.users} />}
      className="column-width"
      failed={messages.failed}
      query={query}
      title={title}
    >
      {children}
    </RecordPage>
  );
}
