import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as messages from "#messages/skills.ts";
import { codePointCount } from "../../contract/interface/fields.ts";
import { nameSkills, namingTextMax, type SkillName } from "../../contract/skills.ts";
import { call } from "../api/api.ts";
import { useDebounced } from "../ui/forms/debounce.ts";

const pause = 600;

type Props = {
  text: string;
  chosen: readonly number[];
  /** How many skills can be chosen. */
  most?: number;
  add: (skills: SkillName[]) => void;
  /** Called when no button is left. */
  onLastAdded: () => void;
};

/** Buttons for the skills that a text mentions, on a line that has its place before there are any; typing is debounced. */
export function SkillChips({ text, chosen, most = Number.POSITIVE_INFINITY, add, onLastAdded }: Props) {
  const rested = useDebounced(text.trim(), pause);
  const { data } = useQuery({
    queryKey: ["skills", "named", rested],
    queryFn: ({ signal }) => call(nameSkills, { text: rested }, signal),
    enabled: rested !== "" && codePointCount(rested) <= namingTextMax,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isChosen = new Set(chosen);
  const room = most - isChosen.size;
  const others = rested && room > 0 ? (data?.results.filter(({ id }) => !isChosen.has(id)) ?? []) : [];
  function press(skills: SkillName[], button: Element) {
    // If the pressed button disappears, the focus moves to its neighbour.
    const beside = (button.nextElementSibling ?? button.previousElementSibling) as HTMLElement | null;
    add(skills);
    if (skills.length < Math.min(others.length, room)) beside?.focus();
    else onLastAdded();
  }

  if (others.length === 0) return <p className="named-skills quiet">{messages.noneInText}</p>;
  return (
    <fieldset>
      <legend className="sr-only">{messages.foundInText}</legend>
      <div className="named-skills">
        <span aria-hidden className="quiet">
          {messages.foundInText}
        </span>
        {others.map((skill) => (
          <button
            className="skill thumb hover:border-current"
            key={skill.id}
            onClick={(event) => press([skill], event.currentTarget)}
            type="button"
          >
            {messages.addSkill(skill.name)}
          </button>
        ))}
        {others.length > 1 && others.length <= room && (
          <button
            className="btn btn-ghost btn-sm"
            onClick={(event) => press(others, event.currentTarget)}
            type="button"
          >
            {messages.addAll}
          </button>
        )}
      </div>
    </fieldset>
  );
}
