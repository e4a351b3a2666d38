import { Link } from "react-router";
import { paths } from "../../contract/pages.ts";
import type { Skill } from "../../contract/skills/skills.ts";
import { queryClient } from "../api/query-client.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { onIntent } from "../ui/lists/on-intent.ts";
import { howMany, SkillPeople } from "./skill-people.tsx";
import { skillQuery } from "./skill-queries.ts";

export function SkillCard({ skill }: { skill: Skill }) {
  return (
    <ListCard subtitle={howMany(skill)} title={skill.name}>
      {skill.Users.length > 0 ? <SkillPeople skill={skill} /> : <p className="quiet">Nobody has named it yet.</p>}
      <Link
        aria-label={`Jobs and projects with ${skill.name}`}
        className="btn btn-ghost btn-sm mt-2 ml-auto flex w-fit"
        prefetch="intent"
        to={paths.skill(skill.id)}
        {...onIntent(() => queryClient.prefetchQuery(skillQuery(skill.id)))}
      >
        Jobs and projects
      </Link>
    </ListCard>
  );
}
