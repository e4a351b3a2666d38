import { yours } from "#messages/matches.ts";
import { noSkills } from "#messages/posts.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { SkillPills } from "../skills/skill-pills.tsx";
import { Panes } from "../ui/panes/panes.tsx";
import { skillOverlap } from "./had.ts";
import { useFittingSkills } from "./own-skills.ts";

type Props = { post: { ownerId: number | null; Skills: SkillName[]; required?: number[] }; title: string };

/** The skills of a post and how they fit the reader. */
export function OwnFit({ post, title }: Props) {
  const fitting = useFittingSkills(post);
  const { Skills: skills, required = [] } = post;
  const had = skillOverlap({ Skills: skills, required }, fitting);
  return (
    <section aria-labelledby="skills">
      <h2 className="font-semibold text-xl" id="skills">
        {title}
      </h2>
      {had.had > 0 && (
        <p className="own-fit mt-1">
          <Panes light="fit" lit={had.had} of={had.of} />
          {yours.had(had)}
        </p>
      )}
      <div className="mt-3">
        {skills.length > 0 ? (
          <SkillPills fitting={fitting} label={title} required={required} skills={skills} />
        ) : (
          <p className="quiet">{noSkills}</p>
        )}
      </div>
    </section>
  );
}
