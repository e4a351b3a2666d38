import { fitting as fittingWords, mustHave } from "#messages/matches.ts";
import type { SkillName } from "../../contract/skills.ts";
import { type FittingSkills, requiredFirst } from "../skills/skill-pills.tsx";
import { MessageSentence, spoken } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";

type Props = {
  skills: SkillName[];
  label: string;
  required: readonly number[];
  /** The skills that the reader has. */
  fitting: FittingSkills;
};

/** A window for each skill of a post: lit as the reader has it, dashed as it is missing, with a double frame as a must-have. */
export function FitWindows({ skills, label, required, fitting }: Props) {
  const stateOf = (id: number) => (fitting.has(id) ? "has" : "lacks");
  const litFirst = skills.toSorted((one, other) => Number(fitting.has(other.id)) - Number(fitting.has(one.id)));
  return (
    <ul aria-label={label} className="fit-windows">
      {requiredFirst(litFirst, required).map(({ id, name }) => (
        <li className="min-w-0" key={id}>
          <PageLink className={`fit-window ${stateOf(id)} ${required.includes(id) ? "must" : ""}`} id={id} page="skill">
            <span aria-hidden="true" className="fit-pane" />
            <span className="min-w-0">
              {fitting.has(id) ? (
                <MessageSentence>{fittingWords(name, fitting.get(id), spoken)}</MessageSentence>
              ) : (
                name
              )}
              {required.includes(id) && <span className="meta block">{mustHave}</span>}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
