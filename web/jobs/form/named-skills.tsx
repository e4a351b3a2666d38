import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as messages from "#messages/job-form.ts";
import { lengthOf } from "../../../contract/interface/fields.ts";
import { nameSkills, namingTextMax } from "../../../contract/skills/named-skills.ts";
import type { SkillName } from "../../../contract/skills/skills.ts";
import { call } from "../../api/api.ts";
import { useRested } from "../../ui/forms/rested.ts";
import type { JobFormState } from "./job-values.ts";

const pause = 600;

type Props = { form: JobFormState; add: (skills: SkillName[]) => void };

/** The skills that the text names, to be chosen by a press each, once typing rests. */
export function NamedSkills({ form, add }: Props) {
  const [title, description, chosen] = useWatch({ control: form.control, name: ["title", "description", "skills"] });
  const text = useRested(`${title}\n${description}`.trim(), pause);
  const { data } = useQuery({
    queryKey: ["skills", "named", text],
    queryFn: ({ signal }) => call(nameSkills, { text }, signal),
    enabled: text !== "" && lengthOf(text) <= namingTextMax,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isChosen = new Set(chosen.map(Number));
  const others = text ? (data?.results.filter(({ id }) => !isChosen.has(id)) ?? []) : [];
  if (others.length === 0) return null;

  function press(skills: SkillName[], button: Element) {
    // Where the pressed button goes away, the keyboard goes on beside it.
    const beside = (button.nextElementSibling ?? button.previousElementSibling) as HTMLElement | null;
    add(skills);
    if (skills.length < others.length) beside?.focus();
    else form.setFocus("description");
  }

  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-2">
      <legend className="quiet float-left text-sm">{messages.foundInText}</legend>
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
      {others.length > 1 && (
        <button className="btn btn-ghost btn-sm" onClick={(event) => press(others, event.currentTarget)} type="button">
          {messages.addAll}
        </button>
      )}
    </fieldset>
  );
}
