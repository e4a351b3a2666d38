import { number } from "#messages/formats.ts";
import { atLeast } from "#messages/forms.ts";
import { useOptimisticValue } from "../forms/optimistic-value.ts";
import type { FilterValue } from "./filter.ts";

type Props = { value: FilterValue; isChosen: boolean; toggle: () => void };

/** A checkbox for a value, with its count. */
export function FilterBox({ value: { label, count, isAtLeast, why }, isChosen, toggle }: Props) {
  const [isOn, setOn] = useOptimisticValue(isChosen);

  function press() {
    setOn(!isOn);
    toggle();
  }

  return (
    <label className={`filter-value ${count === 0 && !isAtLeast && !isOn ? "quiet" : ""}`}>
      <input checked={isOn} className="checkbox" onChange={press} type="checkbox" />
      <span className="min-w-0 flex-1">
        <bdi>{label}</bdi>
        {why && <span className="quiet text-sm"> {why}</span>}
      </span>{" "}
      {/* A fixed width while the count loads: a label that wraps differently would move the values below. */}
      <span className="quiet min-w-[7ch] text-right text-sm tabular-nums">
        {count !== undefined && (isAtLeast ? atLeast(count) : number(count))}
      </span>
    </label>
  );
}
