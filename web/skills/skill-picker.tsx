import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type Ref, useId } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import type { FieldError } from "react-hook-form";
import type { SkillName } from "../../contract/skills.ts";
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
};

const rows = { rowHeight: 44 };

/** Several skills out of a thousand: type ahead, arrows, and a chip for each chosen one. */
export function SkillPicker({ label, value, onChange, onBlur, inputRef, known, error }: Props) {
  const id = useId();
  const { data = [], error: failure, refetch } = useQuery(skillChoicesQuery);
  const names = new Map([...known, ...data].map((skill) => [skill.id, skill.name]));
  const chosen = value.map((skillId) => ({ id: skillId, name: names.get(skillId) ?? "Loading..." }));

  return (
    <div>
      <ComboBox
        aria-describedby={error ? `${id}-error` : undefined}
        defaultItems={data}
        isInvalid={Boolean(error)}
        menuTrigger="focus"
        onBlur={onBlur}
        onChange={(keys) => onChange((keys as readonly (string | number)[]).map(Number))}
        selectionMode="multiple"
        value={value}
      >
        <Label className="field-label">{label}</Label>
        <div className="relative">
          <Input className="input pr-11" placeholder="Type to find a skill" ref={inputRef} />
          <Button aria-label="Show all skills" className="absolute inset-y-0 right-0 grid w-11 place-items-center">
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        </div>
        <Popover className="w-(--trigger-width) rounded-box border border-base-300 bg-base-200 shadow-xl" offset={6}>
          <Virtualizer layout={ListLayout} layoutOptions={rows}>
            <ListBox<SkillName>
              className="block max-h-72 overflow-y-auto outline-none"
              renderEmptyState={() => <p className="quiet px-4 py-3">No skill of this name.</p>}
            >
              {(skill) => (
                <ListBoxItem className="option" textValue={skill.name}>
                  {skill.name}
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        </Popover>
      </ComboBox>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
      {failure && (
        <p className="field-hint">
          <ChoicesFailed error={failure} retry={() => void refetch()} />
        </p>
      )}
      <SkillChips onRemove={(gone) => onChange(value.filter((skillId) => skillId !== gone))} skills={chosen} />
    </div>
  );
}
