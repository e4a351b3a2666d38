import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { list } from "#messages/formats.ts";
import * as messages from "#messages/matches.ts";
import type { MatchParent } from "../../contract/matches.ts";
import { pages } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { SkillName } from "../../contract/skills.ts";
import { useUser } from "../api/session.ts";
import { Face } from "../ui/markdown/face.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { matchingUsersQuery } from "./match-queries.ts";

type Props = { parent: MatchParent; id: number; missing: SkillName[] };

const shown = 3;

/** Those of the matching people who know what the reader lacks; if there are none, links to all who know it. */
export function SkillKnowers({ parent, id, missing }: Props) {
  const reader = useUser();
  const { data: users = [] } = useQuery(matchingUsersQuery(parent, id));
  const known = (user: (typeof users)[number]) =>
    user.matched.filter((skill) => missing.some((lacked) => lacked.id === skill.id));
  const knowing = users.filter((user) => user.id !== reader?.id && known(user).length > 0).slice(0, shown);

  return (
    <div className="fit-knowing">
      <h3 className="meta">{messages.whoKnows}</h3>
      <ul className="fit-people">
        {knowing.map((user) => (
          <li key={user.id}>
            <PageLink className="fit-person" id={user.id} page="user">
              <Face person={user} size="small" />
              <span className="min-w-0">
                <bdi>{fullName(user)}</bdi>
                <span className="meta block">{list(known(user).map(({ name }) => name))}</span>
              </span>
            </PageLink>
          </li>
        ))}
        {knowing.length === 0 &&
          missing.slice(0, shown).map((skill) => (
            <li key={skill.id}>
              <Link className="quiet-link inline-flex min-h-11 items-center" to={`${pages.users}?skill=${skill.id}`}>
                {messages.peopleWithSkill(skill.name)}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
