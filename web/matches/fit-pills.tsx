import { Check } from "lucide-react";
import * as messages from "#messages/matches.ts";
import type { Fit } from "../../contract/skills/matches.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { MustHave } from "../skills/skill-pills.tsx";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { spoken } from "../ui/shell/spoken.tsx";

type Props = {
  fit: Pick<Fit, "matched" | "missing"> & Partial<Pick<Fit, "required" | "missingRequired">>;
  /** Whether it is about the reader. */
  own?: boolean;
};

/**
 * The skills that someone has of a post and those they lack, preceded by a sentence; a missing one links to the members who
 * have it.
 */
export function FitPills({ fit: { matched, missing, required = [], missingRequired = [] }, own = false }: Props) {
  const words = own ? messages.yours : messages.theirs;
  const had = {
    had: matched.length,
    of: matched.length + missing.length,
    required: { had: required.length - missingRequired.length, of: required.length },
  };
  const isMust = (skill: SkillName) => required.includes(skill.id);
  const mustsFirst = [...missingRequired, ...missing.filter((skill) => !isMust(skill))];
  return (
    <>
      <p className="mt-1 text-sm">{words.had(had)}</p>
      <ul aria-label={messages.skills} className="mt-1.5 flex flex-wrap gap-1.5">
        {matched.map(({ id, name, through }) => (
          <li className="skill has" key={id}>
            <Check aria-hidden className="mr-1 inline size-3.5" />
            <Sentence>{through ? words.hasThrough(name, through.name, spoken) : words.has(name, spoken)}</Sentence>
          </li>
        ))}
        {mustsFirst.map(({ id, name }) => (
          <li className="relative min-w-0" key={id}>
            <Sentence>
              {words.lacks(
                <PageLink className="skill lacks hover:border-current" id={id} page="skill">
                  {name}
                </PageLink>,
                spoken,
              )}
            </Sentence>
            {isMust({ id, name }) && <MustHave />}
          </li>
        ))}
      </ul>
    </>
  );
}
