import type { SkillName } from "../../contract/skills.ts";
import { PageLink } from "../shell/page-link.tsx";
import { isBuilt } from "../sitemap.ts";

type Props = {
  skills: SkillName[];
  label: string;
  /** Those of them that the reader has. */
  fitting?: ReadonlySet<number>;
};

export function SkillPills({ skills, label, fitting }: Props) {
  if (skills.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {skills.map(({ id, name }) => (
        <li className="min-w-0" key={id}>
          {isBuilt("skill") ? (
            <PageLink className={`skill hover:border-current ${fitting?.has(id) ? "has" : ""}`} id={id} page="skill">
              {name}
              {fitting?.has(id) && <span className="sr-only">, you have it</span>}
            </PageLink>
          ) : (
            <span className="skill">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
