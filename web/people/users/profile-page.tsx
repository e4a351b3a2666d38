import { type ClientLoaderFunctionArgs, Link, replace } from "react-router";
import * as messages from "#messages/people.ts";
import { paths } from "../../../contract/pages.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { currentSession } from "../../api/session.ts";
import { useListFilter } from "../../ui/lists/use-list-location.ts";
import { recordId } from "../../ui/shell/record-id.ts";
import { MissingParts } from "./profile/missing-parts.tsx";
import { eyes, SeeAs } from "./profile/see-as.tsx";
import { UserHeader } from "./profile/user-header.tsx";
import { UserProfile } from "./profile/user-profile.tsx";
import { userQuery } from "./user-queries.ts";
import { UserRecord } from "./user-record.tsx";

/** Someone else's profile is their page. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  const session = currentSession();
  if (session && session.user.id !== id) throw replace(paths.user(id));
  return prepare(() => queryClient.prefetchQuery(userQuery(id)));
}

export default function ProfilePage() {
  const [as] = useListFilter("as", eyes);
  return (
    <UserRecord as={as} title={() => messages.yourProfile}>
      {(user) => (
        <>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <h1 className="page-heading">{messages.yourProfile}</h1>
            <Link className="btn btn-quiet" prefetch="intent" to={paths.editUser(user.id)}>
              {messages.editProfile}
            </Link>
          </div>
          <SeeAs />
          <div className="mt-8">
            <UserHeader nameAs="h2" user={user} />
          </div>
          {!as && <MissingParts user={user} />}
          <UserProfile isOwn={!as} user={user} />
        </>
      )}
    </UserRecord>
  );
}
