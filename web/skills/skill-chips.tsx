import { X } from "lucide-react";
import type { SkillName } from "../../contract/skills.ts";

type Props = { skills: SkillName[]; onRemove: (id: number) => void };

export function SkillChips({ skills, onRemove }: Props) {
  if (skills.length === 0) return null;
  return (
    <ul aria-label="Chosen skills" className="mt-3 flex flex-wrap gap-2">
      {skills.map(({ id, name }) => (
        <li className="skill flex items-center gap-1 pr-1" key={id}>
          {name}
          <button
            aria-label={`Remove ${name}`}
            className="grid size-7 place-items-center rounded-full hover:bg-base-300"
            onClick={() => onRemove(id)}
            type="button"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
