import { useRef } from "react";
import { number } from "#messages/formats.ts";
import * as messages from "#messages/forms.ts";
import { chipsOf } from "./filter-chip-values.ts";
import { FilterGroups, type PanelProps } from "./filter-groups.tsx";

/** The filter panel of small screens: a button with the number of chosen filters, and a sheet. */
export function FilterSheet(props: PanelProps) {
  const { filters, chosen, total } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const count = chipsOf(filters, chosen).length;
  const close = () => sheet.current?.close();

  return (
    <>
      <button aria-haspopup="dialog" className="btn btn-quiet" onClick={() => sheet.current?.showModal()} type="button">
        {count === 0 && messages.filtersTitle}
        {count > 0 && (
          <>
            <span className="sr-only">{messages.titleChosen(count)}</span>
            <span aria-hidden>{messages.filtersTitle}</span>
            <span aria-hidden className="text-primary tabular-nums">
              {number(count)}
            </span>
          </>
        )}
      </button>
      <dialog aria-label={messages.filtersTitle} className="filter-sheet" closedby="any" ref={sheet}>
        <div className="flex max-h-[inherit] flex-col">
          <h2 className="px-5 pt-5 font-semibold text-xl">{messages.filtersTitle}</h2>
          <div className="min-h-0 flex-1 overflow-y-auto px-5">
            <FilterGroups {...props} />
          </div>
          <div className="flex flex-none flex-wrap gap-2 border-base-300 border-t p-4">
            <button className="btn btn-primary flex-auto" onClick={close} type="button">
              {total === undefined ? messages.showList : messages.showResults(total)}
            </button>
            <button className="btn btn-ghost mx-auto" disabled={count === 0} onClick={chosen.clear} type="button">
              {messages.clearAll}
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
