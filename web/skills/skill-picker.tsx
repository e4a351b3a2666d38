import { useQuery } from "@tanstack/react-query";
import { type Ref, useId, useRef, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import type { FieldError } from "react-hook-form";
import type { SkillName } from "../../contract/skills.ts";
import { ChoiceBox } from "../forms/choice-box.tsx";
import { ChoiceList } from "../forms/choice-list.tsx";
import { ChoicesFailed } from "../forms/choices-failed.tsx";
import { FieldMessage } from "../forms/text-field.tsx";
import { SkillChips } from "./skill-chips.tsx";
import { skillChoicesQuery } from "./skill-queries.ts";

type Props = {
  label: string;
  value: number[];
  onChange: (ids: number[]) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** Skills whose names are known before the list has come. */
  known: SkillName[];
  error?: FieldError;
  /** Offered for what was typed where no skill is called so. */
  onSuggest?: (name: string) => void;
};

/** Of the entry that is no skill yet. */
const suggestionId = 0;

/** Several skills out of a thousand: type ahead, arrows, and a chip for each chosen one. */
export function SkillPicker({ label, value, onChange, onBlur, inputRef, known, error, onSuggest }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { data = [], error: failure, refetch } = useQuery(skillChoicesQuery);
  const [typed, setTyped] = useState("");
  const missing =
    onSuggest && typed && !data.some(({ name }) => name.toLowerCase().includes(typed.toLowerCase())) ? typed : "";
  const names = new Map([...known, ...data].map((skill) => [skill.id, skill.name]));
  const chosen = value.map((skillId) => ({ id: skillId, name: names.get(skillId) ?? "Loading..." }));

  return (
    <div ref={root}>
      <ComboBox
        allowsEmptyCollection
        aria-describedby={error ? `${id}-error` : undefined}
        defaultItems={missing ? [...data, { id: suggestionId, name: missing, label: `Suggest “${missing}”` }] : data}
        isInvalid={Boolean(error)}
        menuTrigger="focus"
        onBlur={onBlur}
        onChange={(keys) => {
          const ids = (keys as readonly (string | number)[]).map(Number);
          if (ids.includes(suggestionId)) onSuggest?.(missing);
          else onChange(ids);
        }}
        onInputChange={(text) => setTyped(text.trim())}
        selectionMode="multiple"
        value={value}
      >
        <ChoiceBox inputRef={inputRef} label={label} placeholder="Type to find a skill" showAll="Show all skills" />
        <ChoiceList whenEmpty={data.length > 0 ? "No skill of this name." : "Loading..."} />
      </ComboBox>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
      {failure && (
        <p className="field-hint">
          <ChoicesFailed error={failure} retry={() => void refetch()} />
        </p>
      )}
      <SkillChips
        onLastRemoved={() => root.current?.querySelector("input")?.focus()}
        onRemove={(gone) => onChange(value.filter((skillId) => skillId !== gone))}
        skills={chosen}
      />
    </div>
  );
}
