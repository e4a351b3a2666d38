import { clearAll } from "#messages/forms.ts";
import * as messages from "#messages/search.ts";
import type { SearchFilter } from "../../contract/search/search.ts";
import { readTyped } from "../../contract/search/search-terms.ts";
import { ChipList } from "../ui/forms/chip-list.tsx";
import { without } from "./operators.ts";

type Props = {
  filters: SearchFilter[];
  q: string;
  setQ: (q: string) => void;
  /** Called when the last chip is removed. */
  focusBox: () => void;
};

/** A chip for each distinct operator in the text; it says if nothing has its value as its name. */
export function OperatorChips({ filters, q, setQ, focusBox }: Props) {
  const byText = new Map(filters.map((filter) => [filter.text, filter]));
  const texts = new Set(readTyped(q).map(({ text }) => text));
  const chips = [...texts].flatMap((text) => {
    const filter = byText.get(text);
    return filter
      ? [{ key: text, ...wordsOf(filter), remove: () => setQ(without(q, (term) => term.text === text)) }]
      : [];
  });
  function clear() {
    setQ(without(q, ({ text }) => byText.has(text)));
    focusBox();
  }

  if (chips.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ChipList chips={chips} className="contents" label={messages.operators} onLastRemoved={focusBox} />
      <button className="quiet-link thumb px-1 text-sm" onClick={clear} type="button">
        {clearAll}
      </button>
    </div>
  );
}

function wordsOf({ text, operator, value, found }: SearchFilter) {
  const name = messages.operator(text.startsWith("-") ? `-${operator}` : operator, value);
  const unknown = found ? undefined : messages.unknown[operator]?.(value);
  return { label: unknown ?? name, isUnknown: unknown !== undefined, removal: messages.removeOperator(name) };
}
