import { Check } from "lucide-react";
import type { HadSkill } from "../../contract/skills/matches.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";

type Props = {
  matched: HadSkill[];
  missing: SkillName[];
  /** It is about the reader. */
  own?: boolean;
};

/** What someone has of a post's skills and what they lack, said in words first; a lacking one leads to who could teach it. */
export function FitPills({ matched, missing, own = false }: Props) {
  return (
    <>
      <p className="mt-1 text-sm">
        {own ? "You have" : "Has"} {matched.length} of {matched.length + missing.length}
      </p>
      <ul aria-label="Skills" className="mt-1 flex flex-wrap gap-1.5">
        {matched.map(({ id, name, through }) => (
          <li className="skill has" key={id}>
            <Check aria-hidden className="mr-1 inline size-3.5" />
            <span className="sr-only">{own ? "you have " : "has "}</span>
            {name}
            {through && `, through ${through.name}`}
          </li>
        ))}
        {missing.map(({ id, name }) => (
          <li className="relative min-w-0" key={id}>
            <span className="sr-only">{own ? "you lack " : "lacks "}</span>
            <PageLink className="skill lacks hover:border-current" id={id} page="skill">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
