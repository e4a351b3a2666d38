import { X } from "lucide-react";
import * as messages from "#messages/skills.ts";
import type { SkillName } from "../../contract/skills/skills.ts";

type Props = { skills: SkillName[]; onRemove: (id: number) => void; onLastRemoved: () => void };

/** The keyboard goes on at the chip beside the removed one. */
export function SkillChips({ skills, onRemove, onLastRemoved }: Props) {
  function remove(id: number, chip: Element | null) {
    const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
    onRemove(id);
    if (beside) beside.querySelector("button")?.focus();
    else onLastRemoved();
  }

  if (skills.length === 0) return null;
  return (
    <ul aria-label={messages.chosen} className="mt-3 flex flex-wrap gap-2">
      {skills.map(({ id, name }) => (
        <li className="skill flex items-center gap-1 pr-1" key={id}>
          {name}
          <button
            aria-label={messages.remove(name)}
            className="thumb grid size-7 place-items-center rounded-full hover:bg-base-300"
            onClick={(event) => remove(id, event.currentTarget.closest("li"))}
            type="button"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
