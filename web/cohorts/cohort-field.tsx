import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Ref, useId, useRef, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import type { FieldError } from "react-hook-form";
import * as messages from "#messages/cohorts.ts";
import { loading } from "#messages/lists.ts";
import { inCohort } from "#messages/people.ts";
import type { User } from "../../contract/people/users.ts";
import { ChipList } from "../ui/forms/chip-list.tsx";
import { ChoiceBox } from "../ui/forms/choice-box.tsx";
import { useEnterTakesFirst } from "../ui/forms/choice-enter.ts";
import { ChoiceFailure } from "../ui/forms/choice-failure.tsx";
import { ChoiceList } from "../ui/forms/choice-list.tsx";
import { ClosedByChoice, LanguageOfPage } from "../ui/forms/combo-box.tsx";
import { useDebounced } from "../ui/forms/debounce.ts";
import { FieldMessage } from "../ui/forms/text-field.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { cohortChoicesQuery } from "./cohort-queries.ts";

type Named = { id: number; name: string };
type Props = {
  /** The cohorts that saving the form will claim. */
  field: { value: Named[]; onChange: (cohorts: Named[]) => void; onBlur: () => void; ref: Ref<HTMLInputElement> };
  /** The cohorts that the member is in already; one leaves them on their pages, because the vouches one gave go along. */
  memberships: User["Cohorts"];
  error?: FieldError;
};

/** A combobox for the cohorts that a member was in. */
export function CohortField({ field: { value, onChange, onBlur, ref }, memberships, error }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed);
  const query = useQuery({ ...cohortChoicesQuery(search), placeholderData: keepPreviousData });
  const isLoading = query.isFetching || typed !== search;
  const taken = new Set([...memberships, ...value].map((cohort) => cohort.id));
  const choices = (query.data ?? []).filter((cohort) => !taken.has(cohort.id));

  const add = (cohort: Named | undefined) => cohort && onChange([...value, { id: cohort.id, name: cohort.name }]);
  const pressEnter = useEnterTakesFirst({ typed, first: choices[0], isAnswer: typed !== "" && !isLoading, take: add });

  return (
    <div onKeyDownCapture={pressEnter} ref={root}>
      <LanguageOfPage>
        <ComboBox
          allowsEmptyCollection
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          isInvalid={Boolean(error)}
          items={choices}
          // Each choice empties the box.
          key={value.length}
          menuTrigger="focus"
          onBlur={onBlur}
          onChange={(key) => add(choices.find((cohort) => cohort.id === key))}
          onInputChange={(text) => setTyped(text.trim())}
          value={null}
        >
          <ChoiceBox
            inputRef={ref}
            label={messages.field.label}
            placeholder={messages.field.find}
            showAll={messages.field.show}
          />
          <ChoiceList whenEmpty={isLoading ? loading : messages.field.unknown} />
          <ClosedByChoice value={value} />
        </ComboBox>
      </LanguageOfPage>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
      <p className="field-hint" id={`${id}-hint`}>
        {messages.field.hint}
      </p>
      {query.error && (
        <p className="field-hint">
          <ChoiceFailure error={query.error} retry={() => void query.refetch()} />
        </p>
      )}
      <ChipList
        chips={value.map((cohort) => ({
          key: cohort.id,
          label: cohort.name,
          removal: messages.field.remove(cohort.name),
          remove: () => onChange(value.filter((other) => other.id !== cohort.id)),
        }))}
        className="mt-3 flex flex-wrap gap-2"
        label={messages.field.chosen}
        onLastRemoved={() => root.current?.querySelector("input")?.focus()}
      />
      {memberships.length > 0 && (
        <ul className="mt-1">
          {memberships.map((cohort) => (
            <li key={cohort.id}>
              <PageLink className="text-link inline-flex min-h-11 items-center" id={cohort.id} page="cohort">
                {inCohort[cohort.by ?? "pending"](cohort.name)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
