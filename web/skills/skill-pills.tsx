import * as messages from "#messages/matches.ts";
import type { SkillName } from "../../contract/skills.ts";
import { MessageSentence, spoken } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";

/**
 * The reader's skills among those of a post; the value is the skill that implies it, undefined if they named it themselves.
 */
export type FittingSkills = ReadonlyMap<number, string | undefined>;

type Props = {
  skills: SkillName[];
  label: string;
  /** The skills that the reader has. */
  fitting?: FittingSkills;
  /** The ids of the must-haves, which come first. */
  required?: readonly number[];
};

export function SkillPills({ skills, label, fitting, required = [] }: Props) {
  if (skills.length === 0) return null;
  const stateOf = (id: number) => {
    if (!fitting || fitting.size === 0) return "";
    return fitting.has(id) ? "has" : "lacks";
  };
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {requiredFirst(skills, required).map(({ id, name }) => (
        <li className="min-w-0" key={id}>
          <PageLink className={`skill hover:border-current ${stateOf(id)}`} id={id} page="skill">
            {fitting?.has(id) ? (
              <MessageSentence>{messages.fitting(name, fitting.get(id), spoken)}</MessageSentence>
            ) : (
              name
            )}
          </PageLink>
          {required.includes(id) && <MustHave />}
        </li>
      ))}
    </ul>
  );
}

export function requiredFirst(skills: SkillName[], required: readonly number[]) {
  const [musts = [], others = []] = [true, false].map((is) => skills.filter(({ id }) => required.includes(id) === is));
  return [...musts, ...others];
}

export const MustHave = () => <span className="must-have">{messages.mustHave}</span>;
