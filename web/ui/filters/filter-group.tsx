import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as lists from "#messages/lists.ts";
import type { Filter, FilterValue } from "./filter.ts";
import { FilterBox } from "./filter-box.tsx";
import { FilterFinder } from "./filter-finder.tsx";
import type { ChosenFilters } from "./use-filters.ts";

const shownAtFirst = 8;

export function FilterGroup({ filter, chosen }: { filter: Filter; chosen: ChosenFilters }) {
  const isSaidByItsValue = filter.values?.length === 1 && filter.values[0]?.label === filter.title;
  return (
    <fieldset className="py-5">
      <legend className={isSaidByItsValue ? "sr-only" : "float-left mb-2 w-full font-semibold"}>{filter.title}</legend>
      <div className="clear-both">{filter.values ? <Values chosen={chosen} filter={filter} /> : filter.content}</div>
    </fieldset>
  );
}

type WithValues = Extract<Filter, { values: readonly FilterValue[] }>;

function Values({ filter: { name, values, isSingle, finder }, chosen }: { filter: WithValues; chosen: ChosenFilters }) {
  const [isWhole, setWhole] = useState(false);
  const [typed, setTyped] = useState("");
  const boxes = useRef<HTMLDivElement>(null);
  const now = chosen.of(name);
  const [unticked, setUnticked] = useState<Unticked[]>([]);
  const shown = unticked.reduce(inPlace, values);
  const others = shown.slice(shownAtFirst);
  // Chosen values must be visible. The group then stays open, even if they are unticked.
  if (!isWhole && others.some(({ value }) => now.includes(value))) setWhole(true);

  function toggle(value: string) {
    const isOff = now.includes(value);
    const kept = isSingle ? [] : now.filter((other) => other !== value);
    const place = shown.findIndex((one) => one.value === value);
    const label = shown[place]?.label;
    if (isOff && label !== undefined) setUnticked([...unticked, { value: { value, label }, place }]);
    chosen.choose(name, isOff ? kept : [...kept, value]);
  }
  /** The focus moves to the first of the values shown in addition. */
  function showAll() {
    flushSync(() => setWhole(true));
    boxes.current?.querySelectorAll("input")[shownAtFirst]?.focus({ preventScroll: true });
  }
  const box = (value: FilterValue) => (
    <FilterBox
      isChosen={now.includes(value.value)}
      key={value.value}
      toggle={() => toggle(value.value)}
      value={value}
    />
  );

  return (
    <>
      {finder && (
        <FilterFinder
          box={box}
          finder={finder}
          isChosen={(value) => now.includes(value)}
          setTyped={setTyped}
          take={toggle}
          typed={typed}
        />
      )}
      {!typed.trim() && (
        <div ref={boxes}>
          {shown.slice(0, isWhole ? shown.length : shownAtFirst).map(box)}
          {!isWhole && others.length > 0 && (
            <button
              className="quiet-link flex min-h-11 items-center text-sm lg:min-h-9"
              onClick={showAll}
              type="button"
            >
              {lists.showMore(others.length)}
            </button>
          )}
        </div>
      )}
    </>
  );
}

type Unticked = { value: FilterValue; place: number };

/** Keeps an unticked value at its place, although the new counts may rank it lower or drop it. */
const inPlace = (values: readonly FilterValue[], { value, place }: Unticked) =>
  values.some((other) => other.value === value.value) ? values : values.toSpliced(place, 0, value);
