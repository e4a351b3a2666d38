import { useSearchParams } from "react-router";
import * as messages from "#messages/people.ts";
import type { UserCard } from "../../contract/people/users.ts";
import { filterIn } from "../ui/lists/filter-state.ts";

type Props = { user: Pick<UserCard, "Skills"> & { matched?: { id: number; name: string }[] } };

/** Some skills of a member; those filtered by are highlighted, or, sorted by fit, those shared with the reader. */
export function CardSkills({ user: { Skills: skills, matched } }: Props) {
  const [parameters] = useSearchParams();
  const sought = filterIn(parameters, "skill").map(Number);
  const lit = new Set([...sought, ...(matched ?? []).map(({ id }) => id)]);
  return (
    <>
      {matched && matched.length > 0 && (
        <span className="w-full text-accent text-sm">{messages.shared(matched.map(({ name }) => name))}</span>
      )}
      {skills.length > 0 && (
        <span className="small-skills w-full">
          {skills.map(({ id, name }) => (
            <span className={`skill ${lit.has(id) ? "has" : ""}`} key={id}>
              {name}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
