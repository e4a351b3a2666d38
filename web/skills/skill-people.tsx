import { useId } from "react";
import { Link } from "react-router";
import * as messages from "#messages/skills.ts";
import type { List } from "../../contract/interface/lists.ts";
import { pages } from "../../contract/pages.ts";
import type { UserCard } from "../../contract/people/users.ts";
import type { Skill } from "../../contract/skills.ts";
import { People } from "../ui/markdown/people.tsx";

type Props = { skill: Skill; people: List<UserCard> };

/** The first people who have a skill, by name, and a link to all of them; some have it through another skill. */
export function SkillPeople({ skill: { id, name, userCount }, people }: Props) {
  const heading = useId();
  const through = people.total - userCount;
  return (
    <section aria-labelledby={heading}>
      <h2 className="font-semibold text-xl" id={heading}>
        {messages.peopleHere(people.total)}
      </h2>
      {people.total === 0 && <p className="quiet mt-2">{messages.namedByNobody}</p>}
      {through > 0 && <p className="quiet text-sm">{messages.namedOrImplied(userCount, through)}</p>}
      {people.total > 0 && (
        <div className="mt-3">
          <People label={messages.peopleWhoKnow(name)} people={people.results} />
        </div>
      )}
      {people.hasNextPage && (
        <Link className="quiet-link mt-2 inline-flex min-h-11 items-center text-sm" to={`${pages.users}?skill=${id}`}>
          {messages.findAllPeople(people.total)}
        </Link>
      )}
    </section>
  );
}
