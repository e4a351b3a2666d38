import { Check } from "lucide-react";
import * as messages from "#messages/matches.ts";
import type { SkillName } from "../../contract/skills.ts";
import { MustHave } from "../skills/skill-pills.tsx";
import { MessageSentence, spoken } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { hadIn, type KnownFit } from "./skill-overlap.ts";

type Props = {
  fit: KnownFit;
  /** Whether the fit is the reader's own. */
  own?: boolean;
};

/**
 * The skills that someone has of a post and those they lack, preceded by a sentence; a missing one links to the members who
 * have it.
 */
export function FitPills({ fit, own = false }: Props) {
  const { matched, missing, required = [], missingRequired = [] } = fit;
  const words = own ? messages.yours : messages.theirs;
  const isMust = (skill: SkillName) => required.includes(skill.id);
  const mustsFirst = [...missingRequired, ...missing.filter((skill) => !isMust(skill))];
  return (
    <>
      <p className="mt-1 text-sm">{fit.seat ? words.fitsSeat(fit.seat.name, hadIn(fit)) : words.had(hadIn(fit))}</p>
      <ul aria-label={messages.skills} className="mt-1.5 flex flex-wrap gap-1.5">
        {matched.map(({ id, name, through }) => (
          <li className="skill has" key={id}>
            <Check aria-hidden className="mr-1 inline size-3.5" />
            <MessageSentence>
              {through ? words.hasThrough(name, through.name, spoken) : words.has(name, spoken)}
            </MessageSentence>
          </li>
        ))}
        {mustsFirst.map(({ id, name }) => (
          <li className="relative min-w-0" key={id}>
            <MessageSentence>
              {words.lacks(
                <PageLink className="skill lacks hover:border-current" id={id} page="skill">
                  {name}
                </PageLink>,
                spoken,
              )}
            </MessageSentence>
            {isMust({ id, name }) && <MustHave />}
          </li>
        ))}
      </ul>
    </>
  );
}
