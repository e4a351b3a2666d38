import { X } from "lucide-react";
import { useRef } from "react";
import * as messages from "#messages/filters.ts";
import { useRested } from "../forms/rested.ts";
import type { FilterChip } from "./filter.ts";

type Props = {
  chips: readonly FilterChip[];
  clear: () => void;
  /** How much the list holds, in words. */
  count: string;
};

/** Above a list: what narrows it, and how much is left. The keyboard goes on at the chip beside the removed one. */
export function ChosenFilters({ chips, clear, count }: Props) {
  const said = useRef<HTMLParagraphElement>(null);

  function remove(chip: FilterChip, item: Element | null) {
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    chip.remove();
    (beside?.querySelector("button") ?? said.current)?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="quiet mr-2 min-h-6 text-sm tabular-nums outline-none" ref={said} role="status" tabIndex={-1}>
        {useRested(count)}
      </p>
      {chips.length > 0 && (
        <>
          <ul aria-label={messages.chosen} className="contents">
            {chips.map((chip) => (
              <li className="skill flex items-center gap-1 pr-1" key={chip.label}>
                <bdi>{chip.label}</bdi>
                <button
                  aria-label={messages.remove(chip.label)}
                  className="thumb grid size-7 place-items-center rounded-full hover:bg-base-300"
                  onClick={(event) => remove(chip, event.currentTarget.closest("li"))}
                  type="button"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
          <button
            className="quiet-link thumb px-1 text-sm"
            onClick={() => {
              clear();
              said.current?.focus({ preventScroll: true });
            }}
            type="button"
          >
            {messages.clearAll}
          </button>
        </>
      )}
    </div>
  );
}
