import { Link } from "react-router";
import * as messages from "#messages/skills.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { Skill } from "../../contract/skills.ts";
import { queryClient } from "../api/query-client.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { onIntent } from "../ui/lists/prefetch.ts";
import { Faces } from "../ui/markdown/faces.tsx";
import { People } from "../ui/markdown/people.tsx";
import { skillQuery } from "./skill-queries.ts";

export function SkillCard({ skill }: { skill: Skill }) {
  return (
    <ListCard side={<Faces people={skill.Users} />} subtitle={messages.namedBy(skill.userCount)} title={skill.name}>
      {skill.Users.length === 0 && <p className="quiet">{messages.namedByNobody}</p>}
      {skill.Users.length > 0 && <People label={messages.peopleWhoKnow(skill.name)} people={skill.Users} />}
      {skill.userCount > skill.Users.length && (
        <Link
          className="quiet-link mt-2 inline-flex min-h-11 items-center text-sm"
          to={`${pages.users}?skill=${skill.id}`}
        >
          {messages.findAllPeople(skill.userCount)}
        </Link>
      )}
      <Link
        aria-label={messages.postsWith(skill.name)}
        className="btn btn-ghost btn-sm mt-2 ml-auto flex w-fit"
        prefetch="intent"
        to={paths.skill(skill.id)}
        {...onIntent(() => queryClient.prefetchQuery(skillQuery(skill.id)))}
      >
        {messages.posts}
      </Link>
    </ListCard>
  );
}
