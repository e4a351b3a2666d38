import { type Ref, useId, useMemo, useRef, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import type { FieldError } from "react-hook-form";
import { loading } from "#messages/lists.ts";
import * as messages from "#messages/skills.ts";
import type { SkillName } from "../../contract/skills.ts";
import { ChipList } from "../ui/forms/chip-list.tsx";
import { ChoiceBox } from "../ui/forms/choice-box.tsx";
import { useEnterTakesFirst } from "../ui/forms/choice-enter.ts";
import { ChoiceFailure } from "../ui/forms/choice-failure.tsx";
import { type Choice, ChoiceList } from "../ui/forms/choice-list.tsx";
import { ClosedByChoice, LanguageOfPage } from "../ui/forms/combo-box.tsx";
import { FieldMessage } from "../ui/forms/text-field.tsx";
import { useChosenSkills, useSkillChoices } from "./skill-choices.ts";
import type { SkillChoice } from "./skill-queries.ts";

type Props = {
  label: string;
  value: number[];
  onChange: (ids: number[]) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** Skills whose names needn't be loaded. */
  known: SkillName[];
  error?: FieldError;
  /** Offers to suggest the typed name if there is no such skill. */
  onSuggest?: (name: string) => void;
};

/** The id of the entry that suggests a new skill. */
const suggestionId = 0;

/** A combobox for several skills, with a chip for each chosen one. */
export function SkillPicker({ label, value, onChange, onBlur, inputRef, known, error, onSuggest }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<SkillName[]>([]);
  const { skills, isLoading, isUnknown, failure, retry } = useSkillChoices(typed);
  const chosen = useChosenSkills(value, [...known, ...picked]);
  const suggested = onSuggest && isUnknown ? typed : "";
  const choices = useMemo(() => choicesOf(skills, suggested), [skills, suggested]);

  const pressEnter = useEnterTakesFirst({
    typed,
    first: skills.find(({ id }) => !value.includes(id)),
    isAnswer: typed !== "" && !isLoading,
    take: ({ id, name }) => {
      setPicked([...picked, { id, name }]);
      onChange([...value, id]);
    },
  });

  function choose(ids: number[]) {
    if (ids.includes(suggestionId)) return onSuggest?.(suggested);
    setPicked([...picked, ...skills.filter((skill) => ids.includes(skill.id))]);
    onChange(ids);
  }

  return (
    <div onKeyDownCapture={pressEnter} ref={root}>
      <LanguageOfPage>
        <ComboBox
          allowsEmptyCollection
          aria-describedby={error ? `${id}-error` : undefined}
          isInvalid={Boolean(error)}
          items={choices}
          menuTrigger="focus"
          onBlur={onBlur}
          onChange={(keys) => choose((keys as readonly (string | number)[]).map(Number))}
          onInputChange={(text) => setTyped(text.trim())}
          selectionMode="multiple"
          value={value}
        >
          <ChoiceBox
            inputRef={inputRef}
            label={label}
            placeholder={messages.choice.find}
            showAll={messages.choice.show}
          />
          <ChoiceList whenEmpty={isLoading ? loading : messages.choice.unknown} />
          <ClosedByChoice value={value} />
        </ComboBox>
      </LanguageOfPage>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
      {failure && (
        <p className="field-hint">
          <ChoiceFailure error={failure} retry={retry} />
        </p>
      )}
      <ChipList
        chips={chosen.map(({ id: key, name }) => ({
          key,
          label: name,
          removal: messages.remove(name),
          remove: () => onChange(value.filter((other) => other !== key)),
        }))}
        className="mt-3 flex flex-wrap gap-2"
        label={messages.chosen}
        onLastRemoved={() => root.current?.querySelector("input")?.focus()}
      />
    </div>
  );
}

function choicesOf(skills: SkillChoice[], suggested: string): Choice[] {
  const choices = skills.map(({ id, name, why }) => ({
    id,
    name,
    note: why ?? undefined,
  }));
  return suggested ? [...choices, { id: suggestionId, name: suggested, label: messages.suggest(suggested) }] : choices;
}
