import { useId } from "react";

type Props<Choice extends string> = {
  label: string;
  /** The label of the option that filters nothing. */
  everything: string;
  choices: readonly { value: Choice; label: string }[];
  chosen: Choice | undefined;
  choose: (choice: Choice | "") => void;
};

/** A select list that filters by one value. */
export function ListFilter<Choice extends string>({ label, everything, choices, chosen, choose }: Props<Choice>) {
  const id = useId();
  return (
    <div className="min-w-36 flex-1 sm:max-w-56">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <select
        className="select"
        id={id}
        onChange={(event) => choose(event.target.value as Choice | "")}
        value={chosen ?? ""}
      >
        <option value="">{everything}</option>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
