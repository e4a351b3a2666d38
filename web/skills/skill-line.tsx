import { otherSkills } from "#messages/questions.ts";
import type { SkillName } from "../../contract/skills.ts";
import type { FittingSkills } from "./skill-pills.tsx";

const shownSkills = 3;

type Props = { skills: SkillName[]; fitting?: FittingSkills; className?: string };

/** The first skills of a post on its closed card, those that the reader has before the others. */
export function SkillLine({ skills, fitting, className = "" }: Props) {
  if (skills.length === 0) return null;
  const has = ({ id }: SkillName) => fitting?.has(id) === true;
  const ordered = [...skills.filter(has), ...skills.filter((skill) => !has(skill))];
  const others = skills.length - shownSkills;
  return (
    <span className={`small-skills ${className}`}>
      {ordered.slice(0, shownSkills).map((skill) => (
        <bdi className={`skill ${has(skill) ? "has" : ""}`} key={skill.id}>
          {skill.name}
        </bdi>
      ))}
      {others > 0 && <span className="self-center">{otherSkills(others)}</span>}
    </span>
  );
}
