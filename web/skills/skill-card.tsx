import { Link } from "react-router";
import * as messages from "#messages/skills.ts";
import { paths } from "../../contract/pages.ts";
import type { Skill } from "../../contract/skills/skills.ts";
import { queryClient } from "../api/query-client.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { onIntent } from "../ui/lists/on-intent.ts";
import { Faces } from "../ui/pictures/faces.tsx";
import { SkillPeople } from "./skill-people.tsx";
import { skillQuery } from "./skill-queries.ts";

export function SkillCard({ skill }: { skill: Skill }) {
  return (
    <ListCard side={<Faces people={skill.Users} />} subtitle={messages.people(skill.userCount)} title={skill.name}>
      {skill.Users.length > 0 ? <SkillPeople skill={skill} /> : <p className="quiet">{messages.namedByNobody}</p>}
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
