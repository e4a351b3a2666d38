import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { number } from "#messages/formats.ts";
import * as lists from "#messages/lists.ts";
import type { Filter, FilterValue } from "./filter.ts";
import { FilterBox } from "./filter-box.tsx";
import { FilterFinder } from "./filter-finder.tsx";
import type { ChosenFilters } from "./filter-state.ts";

const shownAtFirst = 6;

export function FilterGroup({ filter, chosen }: { filter: Filter; chosen: ChosenFilters }) {
  const { title, note, values, content, isFolded } = filter;
  const [isUnfolded, unfold] = useState(!isFolded);
  const isOpen = isUnfolded || chosen.of(filter.name).length > 0;
  const isSaidByItsValue = values?.length === 1 && values[0]?.label === title;
  return (
    <fieldset className="py-4">
      <legend className={isSaidByItsValue ? "sr-only" : "float-left w-full font-semibold"}>
        {isFolded ? (
          <button aria-expanded={isOpen} className="filter-fold group" onClick={() => unfold(!isOpen)} type="button">
            {title}
            <span aria-hidden="true" className="quiet ml-auto font-normal text-sm tabular-nums">
              {!isOpen && values && number(values.filter(isFound).length)}
            </span>
            <ChevronDown aria-hidden className="card-opener group-aria-expanded:rotate-180" />
          </button>
        ) : (
          title
        )}
      </legend>
      {isOpen && (
        <div className="clear-both pt-2">
          {note && <p className="meta mb-2">{note}</p>}
          {values ? <Values chosen={chosen} filter={filter} /> : content}
        </div>
      )}
    </fieldset>
  );
}

const emptyOf = (values: readonly FilterValue[]) => values.filter((value) => !isFound(value)).map(({ value }) => value);

const isFound = ({ count, isAtLeast }: FilterValue) => count !== 0 || isAtLeast === true;

type WithValues = Extract<Filter, { values: readonly FilterValue[] }>;

function Values({ filter: { name, values, isSingle, finder }, chosen }: { filter: WithValues; chosen: ChosenFilters }) {
  const [isWhole, setWhole] = useState(false);
  const [typed, setTyped] = useState("");
  const boxes = useRef<HTMLDivElement>(null);
  const now = chosen.of(name);
  const [unticked, setUnticked] = useState<Unticked[]>([]);
  // Values without results in the first counts stand last. Later counts move none, so that nothing moves under the pointer.
  const hasNumbers = values.some(({ count }) => count !== undefined);
  const [empty, setEmpty] = useState(() => (hasNumbers ? emptyOf(values) : null));
  if (!empty && hasNumbers) setEmpty(emptyOf(values));
  // Values that stood there before the numbers keep their room, so that the groups below don't move.
  const [rowsAtFirst] = useState(hasNumbers ? 0 : Math.min(values.length, shownAtFirst));
  const isEmpty = (value: FilterValue) =>
    !isFound(value) && empty?.includes(value.value) === true && !now.includes(value.value);
  const all = unticked.reduce(inPlace, values);
  const found = all.filter((value) => !isEmpty(value));
  const shown = isWhole ? [...found, ...all.filter(isEmpty)] : found.slice(0, shownAtFirst);
  const others = [...found.slice(shownAtFirst), ...all.filter(isEmpty)];
  // Chosen values must be visible. The group then stays open, even if they are unticked.
  if (!isWhole && others.some(({ value }) => now.includes(value))) setWhole(true);

  function toggle(value: string) {
    const isOff = now.includes(value);
    const kept = isSingle ? [] : now.filter((other) => other !== value);
    const place = all.findIndex((one) => one.value === value);
    const label = all[place]?.label;
    if (isOff && label !== undefined) setUnticked([...unticked, { value: { value, label }, place }]);
    chosen.choose(name, isOff ? kept : [...kept, value]);
  }
  /** The focus moves to the first of the values shown in addition. */
  function showAll() {
    const first = shown.length;
    flushSync(() => setWhole(true));
    boxes.current?.querySelectorAll("input")[first]?.focus({ preventScroll: true });
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
        <div ref={boxes} style={{ minHeight: `${rowsAtFirst * 2.25}rem` }}>
          {shown.map(box)}
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
