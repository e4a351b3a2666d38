import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import type { ControllerRenderProps, FieldError } from "react-hook-form";
import { loading } from "#messages/lists.ts";
import { fullName } from "../../contract/people/names.ts";
import { ChoiceBox } from "../ui/forms/choice-box.tsx";
import { useEnterTakesFirst } from "../ui/forms/choice-enter.ts";
import { ChoiceFailure } from "../ui/forms/choice-failure.tsx";
import { type Choice, ChoiceList } from "../ui/forms/choice-list.tsx";
import { ClosedByChoice, LanguageOfPage } from "../ui/forms/combo-box.tsx";
import { useDebounced } from "../ui/forms/debounce.ts";
import { FieldMessage } from "../ui/forms/text-field.tsx";
import { usersQuery } from "./user-queries.ts";

type Person = { id: number; firstName: string; lastName: string; headline?: string | null };
type Props = {
  words: { who: string; find: string; show: string; nobody: string };
  /** The people offered before anything is typed. */
  offered: Person[];
  /** The ids of people who aren't offered. */
  except: readonly number[];
  field: Pick<ControllerRenderProps, "ref" | "onBlur" | "onChange"> & { value: number | null };
  error?: FieldError;
};

const choiceOf = (person: Person): Choice => ({
  id: person.id,
  name: fullName(person),
  note: person.headline ?? undefined,
});

/** A combobox for one member: offers some, and finds all by typing. */
export function PersonSelect({ words, offered, except, field, error }: Props) {
  const id = useId();
  const [picked, setPicked] = useState<Choice>();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed);
  const query = useQuery({
    ...usersQuery({ search }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  const isAnswered = search === typed && !query.isFetching && !query.error;
  const found = typed === "" ? offered : (query.data?.results ?? []);
  const choices = found.filter((person) => !except.includes(person.id)).map(choiceOf);
  // `ComboBox` shows the name of the value only if that is among its items.
  const items = picked ? [picked, ...choices.filter((choice) => choice.id !== picked.id)] : choices;

  function take(choice: Choice | undefined) {
    setPicked(choice);
    field.onChange(choice?.id ?? null);
  }
  const pressEnter = useEnterTakesFirst({
    typed,
    first: items.find((choice) => choice !== picked),
    isAnswer: isAnswered,
    take: (choice) => queueMicrotask(() => take(choice)),
  });

  return (
    <div onKeyDownCapture={pressEnter}>
      <LanguageOfPage>
        <ComboBox
          allowsEmptyCollection
          aria-describedby={error ? `${id}-error` : undefined}
          isInvalid={Boolean(error)}
          items={items}
          menuTrigger="focus"
          onBlur={field.onBlur}
          onChange={(key) => take(items.find((choice) => choice.id === key))}
          onInputChange={(text) => setTyped(text === picked?.name ? "" : text.trim())}
          value={picked?.id ?? null}
        >
          <ChoiceBox inputRef={field.ref} label={words.who} placeholder={words.find} showAll={words.show} />
          <ClosedByChoice value={picked?.id} />
          <ChoiceList whenEmpty={isAnswered || typed === "" ? words.nobody : loading} />
        </ComboBox>
      </LanguageOfPage>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
      {query.error && (
        <p className="field-hint">
          <ChoiceFailure error={query.error} retry={() => void query.refetch()} />
        </p>
      )}
    </div>
  );
}
