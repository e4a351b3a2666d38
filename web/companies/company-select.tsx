import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Key, useId, useRef, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { flushSync } from "react-dom";
import type { ControllerRenderProps, FieldError } from "react-hook-form";
import * as messages from "#messages/companies.ts";
import { loading } from "#messages/lists.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { ChoiceBox } from "../ui/forms/choice-box.tsx";
import { useEnterTakesFirst } from "../ui/forms/choice-enter.ts";
import { ChoiceFailure } from "../ui/forms/choice-failure.tsx";
import { type Choice, ChoiceList } from "../ui/forms/choice-list.tsx";
import { ClosedByChoice, LanguageOfPage } from "../ui/forms/combo-box.tsx";
import { useDebounced } from "../ui/forms/debounce.ts";
import { FieldMessage } from "../ui/forms/text-field.tsx";
import { isSameName, useCompanyAddition } from "./company-addition.ts";
import { companyChoicesQuery, companyQuery } from "./company-queries.ts";

type Props = {
  /** Replaces the default label. */
  label?: string;
  /** The record's current company, whose name needn't be loaded. */
  chosen?: Choice | null;
  field: Pick<ControllerRenderProps, "ref" | "name" | "onBlur" | "onChange"> & { value: string };
  error?: FieldError;
};

/** The option that adds a company, and the company while it is being added, have no id yet. */
const additionId = 0;

/**
 * A combobox for one company: offers the first thousand, and searches all by typing. Clearing it chooses none; a missing
 * company can be added.
 */
export function CompanySelect({ label = messages.choice.label, chosen, field, error }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(chosen);
  const [typed, setTyped] = useState("");
  const { companies, answers, isAnswered, isLoading, failure, retry } = useCompanyChoices(typed);
  const stored = useCompany(field.value ? Number(field.value) : null, [picked, ...companies]);
  const { addition, isAdding, add, forget } = useCompanyAddition(root, take);
  const current = isAdding && addition ? { id: additionId, name: addition.name } : stored;
  // `ComboBox` shows the name of the value only if that is among its items.
  const first = [current, isAdding ? picked : undefined].filter((company) => company != null);
  const items: Choice[] = [...first, ...answers.filter(({ id }) => !first.some((company) => company.id === id))];
  if (typed && isAnswered && !items.some(({ name }) => isSameName(name, typed))) {
    items.push({ id: additionId, name: typed, label: messages.addCompany(typed) });
  }

  const pressEnter = useEnterTakesFirst({
    typed,
    first: items.find((company) => company !== current),
    isAnswer: isAnswered,
    // `choose` calls `flushSync`, which React forbids inside an effect.
    take: ({ id }) => queueMicrotask(() => choose(id)),
  });

  function take(company: Choice) {
    // The new value has to be among the items before it is set.
    flushSync(() => setPicked(company));
    field.onChange(String(company.id));
  }

  function choose(key: Key | null) {
    if (key === additionId) return isAdding ? undefined : void add(typed);
    forget();
    const company = items.find((item) => item.id === key);
    if (company) take(company);
    else field.onChange("");
  }

  return (
    <div onKeyDownCapture={pressEnter} ref={root}>
      <LanguageOfPage>
        <ComboBox
          allowsEmptyCollection
          aria-describedby={error || addition?.problem ? `${id}-error` : undefined}
          isInvalid={Boolean(error || addition?.problem)}
          items={items}
          menuTrigger="focus"
          onBlur={field.onBlur}
          onChange={choose}
          onInputChange={(text) => setTyped(text === current?.name ? "" : text.trim().replace(/\s+/g, " "))}
          value={current?.id ?? null}
        >
          <ChoiceBox
            inputRef={field.ref}
            label={label}
            placeholder={messages.choice.none}
            showAll={messages.choice.show}
          />
          <ClosedByChoice value={current?.id} />
          <ChoiceList whenEmpty={isLoading ? loading : messages.choice.unknown} />
        </ComboBox>
      </LanguageOfPage>
      {error && !addition && <FieldMessage error={error} id={`${id}-error`} />}
      {addition?.problem && (
        <div className="flex flex-wrap items-baseline gap-x-3">
          <FieldMessage error={{ type: "server", message: addition.problem }} id={`${id}-error`} />
          <button className="text-link min-h-11" onClick={() => void add(addition.name)} type="button">
            {messages.addCompany(addition.name)}
          </button>
        </div>
      )}
      {failure && (
        <p className="field-hint">
          <ChoiceFailure error={failure} retry={retry} />
        </p>
      )}
    </div>
  );
}

/** The options of a company select: the first thousand, or the results for the typed text. */
function useCompanyChoices(typed: string) {
  const search = useDebounced(typed);
  const query = useQuery({ ...companyChoicesQuery(search), placeholderData: keepPreviousData });
  const { data: companies = [], error, isFetching, refetch } = query;
  const isLoading = isFetching || typed !== search;
  const isAnswered = !isLoading && !error;
  return {
    companies,
    /** Those of the previous search are filtered, so that a quick Enter doesn't choose a wrong one. */
    answers: isAnswered ? companies : companies.filter(({ name }) => nameKey(name).includes(nameKey(typed))),
    isAnswered,
    isLoading,
    failure: error,
    retry: () => void refetch(),
  };
}

/** The company with this id; fetched if none of the known ones is it, because a draft holds only the id. */
function useCompany(id: number | null, known: readonly (Choice | null | undefined)[]): Choice | undefined {
  const found = known.find((company) => company?.id === id);
  const { data: drafted } = useQuery({ ...companyQuery(id ?? 0), enabled: id !== null && !found });
  return found ?? (drafted?.id === id ? drafted : undefined);
}
