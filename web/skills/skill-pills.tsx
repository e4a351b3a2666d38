import type { SkillName } from "../../contract/skills/skills.ts";
import type { FittingSkills } from "../matches/own-skills.ts";
import { isBuilt } from "../sitemap.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";

type Props = {
  skills: SkillName[];
  label: string;
  /** Those of them that the reader has. */
  fitting?: FittingSkills;
};

const fits = { named: ", you have it", implied: ", it comes with a skill of yours" };

export function SkillPills({ skills, label, fitting }: Props) {
  if (skills.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {skills.map(({ id, name }) => (
        <li className="min-w-0" key={id}>
          {isBuilt("skill") ? (
            <PageLink className={`skill hover:border-current ${fitting?.has(id) ? "has" : ""}`} id={id} page="skill">
              {name}
              <Fit how={fitting?.get(id)} />
            </PageLink>
          ) : (
            <span className="skill">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Fit({ how }: { how?: keyof typeof fits }) {
  return how && <span className="sr-only">{fits[how]}</span>;
}
