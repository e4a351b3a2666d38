import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/people.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { User } from "../../contract/people/users.ts";
import { mayEditUser } from "../../contract/rights.ts";
import { prepare } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { BlockButton } from "../blocks/block-button.tsx";
import { ReportButton } from "../moderation/report-button.tsx";
import { useListFilter } from "../ui/lists/list-location.ts";
import type { LogInPrompt } from "../ui/shell/members-only-paths.ts";
import { NavMoreMenu } from "../ui/shell/nav-more-menu.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { ContactActions } from "./contact-actions.tsx";
import { ProfileLayout } from "./profile-layout.tsx";
import { ProfileMissingParts } from "./profile-missing-parts.tsx";
import { ProfileViewMenu, viewpoint } from "./profile-view-menu.tsx";
import { RoleForm } from "./role-form.tsx";
import type { Shared } from "./shared-facts.ts";
import { UserProfile } from "./user-profile.tsx";
import type { SeenAs } from "./user-queries.ts";
import { loadProfile, UserRecord } from "./user-record.tsx";

export const handle = { logInPrompt: messages.logInToSeeOne } satisfies LogInPrompt;

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(...loadProfile(id));
}

export default function UserPage() {
  const isOwn = useUser()?.id === useRecordId();
  const [chosen] = useListFilter("as", viewpoint);
  const as = isOwn ? chosen : undefined;
  return (
    <UserRecord as={as} title={fullName}>
      {(user, shared) => <WholeUser as={as} shared={shared} user={user} />}
    </UserRecord>
  );
}

function WholeUser({ user, shared, as }: { user: User; shared: Shared; as?: SeenAs }) {
  const reader = useUser();
  const isOwn = reader?.id === user.id;
  return (
    <ProfileLayout
      actions={
        <>
          <ContactActions user={user} />
          {mayEditUser(reader, user) && (
            <Link className="btn btn-quiet" prefetch="intent" to={paths.editUser(user.id)}>
              {messages.edit}
            </Link>
          )}
          {!isOwn && (
            <NavMoreMenu>
              <BlockButton className="menu-item w-full" isBlocked={user.blocked} person={user} />
              <ReportButton
                className="menu-item w-full"
                ownerId={user.id}
                person={user.blocked ? null : user}
                thing={{ parent: "users", id: user.id }}
              />
            </NavMoreMenu>
          )}
        </>
      }
      below={
        isOwn && (
          <>
            {!as && <ProfileMissingParts user={user} />}
            <ProfileViewMenu />
          </>
        )
      }
      nameAs="h1"
      user={user}
    >
      <UserProfile isOwn={isOwn && !as} shared={shared} user={user} />
      {reader?.role === "admin" && <RoleForm key={user.role} user={user} />}
    </ProfileLayout>
  );
}
