import { formerMember } from "#messages/former-members.ts";
import { fullName } from "../../../contract/people/names.ts";
import { PageLink } from "./page-link.tsx";

type Props = { person: { id: number; firstName: string; lastName: string } | null; className?: string };

/** A member's name, linked to their page; plain text for a former member. */
export function PersonLink({ person, className = "text-link" }: Props) {
  return (
    <bdi>
      {person ? (
        <PageLink className={className} id={person.id} page="user">
          {fullName(person)}
        </PageLink>
      ) : (
        formerMember
      )}
    </bdi>
  );
}
