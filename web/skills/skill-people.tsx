import { Link } from "react-router";
import * as messages from "#messages/skills.ts";
import { pages } from "../../contract/pages.ts";
import type { Skill } from "../../contract/skills/skills.ts";
import { People } from "../ui/pictures/people.tsx";

/** The first people who have a skill, by name, and a link to all of them. */
export function SkillPeople({ skill }: { skill: Skill }) {
  const { name, userCount, Users: users } = skill;
  const search = new URLSearchParams({ search: name });
  return (
    <>
      <People label={messages.peopleWhoKnow(name)} people={users} />
      {userCount > users.length && (
        <Link className="quiet-link mt-2 inline-flex min-h-11 items-center text-sm" to={`${pages.users}?${search}`}>
          {messages.findAllPeople(userCount)}
        </Link>
      )}
    </>
  );
}
