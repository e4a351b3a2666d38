import { type ClientLoaderFunctionArgs, Link, replace } from "react-router";
import * as messages from "#messages/people.ts";
import { paths } from "../../contract/pages.ts";
import { prepare } from "../api/query-client.ts";
import { currentSession } from "../api/session.ts";
import { useListFilter } from "../ui/lists/list-location.ts";
import { recordId } from "../ui/shell/record-id.ts";
import { ProfileLayout } from "./profile-layout.tsx";
import { ProfileMissingParts } from "./profile-missing-parts.tsx";
import { ProfileViewMenu, viewpoint } from "./profile-view-menu.tsx";
import { UserProfile } from "./user-profile.tsx";
import { loadProfile, UserRecord } from "./user-record.tsx";

/** The profile of another member redirects to their public page. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  const session = currentSession();
  if (session && session.user.id !== id) throw replace(paths.user(id));
  return prepare(...loadProfile(id));
}

export default function ProfilePage() {
  const [as] = useListFilter("as", viewpoint);
  return (
    <UserRecord as={as} title={() => messages.yourProfile}>
      {(user, shared) => (
        <>
          <h1 className="mt-2 font-semibold text-lg">{messages.yourProfile}</h1>
          <ProfileLayout
            actions={
              <Link className="btn btn-primary" prefetch="intent" to={paths.editUser(user.id)}>
                {messages.editProfile}
              </Link>
            }
            below={
              <>
                {!as && <ProfileMissingParts user={user} />}
                <ProfileViewMenu />
              </>
            }
            nameAs="h2"
            user={user}
          >
            <UserProfile isOwn={!as} shared={shared} user={user} />
          </ProfileLayout>
        </>
      )}
    </UserRecord>
  );
}
