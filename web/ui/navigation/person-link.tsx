import { formerMember } from "#messages/names.ts";
import { fullName } from "../../../contract/people/names.ts";
import { PageLink } from "./page-link.tsx";

type Props = { person: { id: number; firstName: string; lastName: string } | null; className?: string };

/** A member's name, which leads to them; who left has no page. */
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
