import { useRef } from "react";
import * as messages from "#messages/forms.ts";
import { ChipList } from "../forms/chip-list.tsx";
import { useDebounced } from "../forms/debounce.ts";
import type { KeyedChip } from "./filter-chip-values.ts";

type Props = {
  chips: readonly KeyedChip[];
  clear: () => void;
  /** The number of results, in words. */
  count: string;
};

/** Above a list: the chosen filters, and how many results are left. */
export function FilterChips({ chips, clear, count }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  const focusCount = () => said.current?.focus({ preventScroll: true });

  return (
    <div className="list-count">
      <p className="quiet min-h-6 text-sm leading-6 tabular-nums outline-none" ref={said} role="status" tabIndex={-1}>
        {useDebounced(count)}
      </p>
      {chips.length > 0 && (
        <div className="chosen-filters">
          <ChipList
            chips={chips.map((chip) => ({ ...chip, removal: messages.removeFilter(chip.label) }))}
            className="contents"
            label={messages.chosen}
            onLastRemoved={focusCount}
          />
          <button
            className="quiet-link thumb px-1 text-sm"
            onClick={() => {
              clear();
              focusCount();
            }}
            type="button"
          >
            {messages.clearAll}
          </button>
        </div>
      )}
    </div>
  );
}
