import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Key, useId, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import type { ControllerRenderProps, FieldError } from "react-hook-form";
import { ChoiceBox } from "../forms/choice-box.tsx";
import { type Choice, ChoiceList } from "../forms/choice-list.tsx";
import { ChoicesFailed } from "../forms/choices-failed.tsx";
import { useRested } from "../forms/rested.ts";
import { FieldMessage } from "../forms/text-field.tsx";
import { companyChoicesQuery, companyQuery } from "./company-queries.ts";

type Props = {
  /** The record's own company, whose name is known before the list has come. */
  chosen?: Choice | null;
  field: Omit<ControllerRenderProps, "value"> & { value: string };
  error?: FieldError;
};

/** One company out of as many as there are: the first thousand to choose from, all of them by typing. Emptied it is none. */
export function CompanySelect({ chosen, field, error }: Props) {
  const id = useId();
  const [picked, setPicked] = useState(chosen);
  const [typed, setTyped] = useState("");
  const search = useRested(typed);
  const {
    data = [],
    error: failure,
    isFetching,
    refetch,
  } = useQuery({ ...companyChoicesQuery(search), placeholderData: keepPreviousData });

  const value = field.value ? Number(field.value) : null;
  const known = [picked, ...data].find((company) => company?.id === value);
  // A draft names a company by its id alone.
  const { data: drafted } = useQuery({ ...companyQuery(value ?? 0), enabled: value !== null && !known });
  const current = known ?? (drafted?.id === value ? drafted : undefined);
  // The box shows the name of what is chosen only while it is among what it offers.
  const items = current ? [current, ...data.filter((company) => company.id !== current.id)] : data;

  function choose(key: Key | null) {
    setPicked(items.find((item) => item.id === key));
    field.onChange(key === null ? "" : String(key));
  }

  return (
    <div>
      <ComboBox
        allowsEmptyCollection
        aria-describedby={error ? `${id}-error` : undefined}
        isInvalid={Boolean(error)}
        items={items}
        menuTrigger="focus"
        onBlur={field.onBlur}
        onChange={choose}
        onInputChange={(text) => setTyped(text === current?.name ? "" : text.trim())}
        value={current?.id ?? null}
      >
        <ChoiceBox inputRef={field.ref} label="Company" placeholder="No company" showAll="Show companies" />
        <ChoiceList whenEmpty={isFetching || typed !== search ? "Loading..." : "No company of this name."} />
      </ComboBox>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
      {failure && (
        <p className="field-hint">
          <ChoicesFailed error={failure} retry={() => void refetch()} />
        </p>
      )}
    </div>
  );
}
