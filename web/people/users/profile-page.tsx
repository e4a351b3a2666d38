import { type ClientLoaderFunctionArgs, Link, replace } from "react-router";
import * as messages from "#messages/people.ts";
import { paths } from "../../../contract/pages.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { currentSession } from "../../api/session.ts";
import { useListFilter } from "../../ui/lists/use-list-location.ts";
import { RecordLayout } from "../../ui/records/record-layout.tsx";
import { recordId } from "../../ui/shell/record-id.ts";
import { MissingParts } from "./profile/missing-parts.tsx";
import { eyes, SeeAs } from "./profile/see-as.tsx";
import { UserHeader } from "./profile/user-header.tsx";
import { UserProfile } from "./profile/user-profile.tsx";
import { userQuery } from "./user-queries.ts";
import { UserRecord } from "./user-record.tsx";

/** The profile of another member redirects to their public page. */
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
        <RecordLayout
          head={
            <>
              <h1 className="page-heading mt-2 mb-6">{messages.yourProfile}</h1>
              <UserHeader nameAs="h2" user={user} />
            </>
          }
          rail={
            <>
              <div className="rail-actions">
                <Link className="btn btn-primary" prefetch="intent" to={paths.editUser(user.id)}>
                  {messages.editProfile}
                </Link>
              </div>
              {!as && <MissingParts user={user} />}
              <SeeAs />
            </>
          }
        >
          <UserProfile isOwn={!as} user={user} />
        </RecordLayout>
      )}
    </UserRecord>
  );
}
