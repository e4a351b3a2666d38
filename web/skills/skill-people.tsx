import { Link } from "react-router";
import * as messages from "#messages/skills.ts";
import { pages } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Skill } from "../../contract/skills/skills.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { Face } from "../ui/pictures/face.tsx";

/** The people who have a skill: the first ones by name, and the way to the others. */
export function SkillPeople({ skill }: { skill: Skill }) {
  const { name, userCount, Users: users } = skill;
  const search = new URLSearchParams({ search: name });
  return (
    <>
      <ul aria-label={messages.peopleWhoKnow(name)} className="grid gap-x-10 sm:grid-cols-2">
        {users.map((user) => (
          <li className="min-w-0" key={user.id}>
            <PageLink className="flex min-h-12 items-center gap-3 hover:underline" id={user.id} page="user">
              <Face person={user} size="small" />
              <span className="min-w-0" dir="auto">
                {fullName(user)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {userCount > users.length && (
        <Link className="quiet-link mt-2 inline-flex min-h-11 items-center text-sm" to={`${pages.users}?${search}`}>
          {messages.findAllPeople(userCount)}
        </Link>
      )}
    </>
  );
}
