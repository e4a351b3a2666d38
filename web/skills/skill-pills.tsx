import * as messages from "#messages/matches.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { spoken } from "../ui/shell/spoken.tsx";

/** The skills of a post that the reader has: those they named, and those that come with one that they named. */
export type FittingSkills = ReadonlyMap<number, "named" | "implied">;

type Props = {
  skills: SkillName[];
  label: string;
  /** Those of them that the reader has. */
  fitting?: FittingSkills;
  /** Those of them that are must-haves: they come first. */
  required?: readonly number[];
};

export function SkillPills({ skills, label, fitting, required = [] }: Props) {
  if (skills.length === 0) return null;
  const isRequired = ({ id }: SkillName) => required.includes(id);
  const ordered = [...skills.filter(isRequired), ...skills.filter((skill) => !isRequired(skill))];
  const stateOf = (id: number) => {
    if (!fitting || fitting.size === 0) return "";
    return fitting.has(id) ? "has" : "lacks";
  };
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {ordered.map(({ id, name }) => (
        <li className="min-w-0" key={id}>
          <PageLink className={`skill hover:border-current ${stateOf(id)}`} id={id} page="skill">
            <Named how={fitting?.get(id)} name={name} />
          </PageLink>
          {isRequired({ id, name }) && <MustHave />}
        </li>
      ))}
    </ul>
  );
}

function Named({ name, how }: { name: string; how?: keyof typeof messages.fitting }) {
  return how ? <Sentence>{messages.fitting[how](name, spoken)}</Sentence> : name;
}

export const MustHave = () => <span className="must-have">{messages.mustHave}</span>;
