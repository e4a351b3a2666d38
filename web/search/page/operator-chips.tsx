import { X } from "lucide-react";
import * as messages from "#messages/search.ts";
import type { OutputOf } from "../../../contract/interface/endpoint.ts";
import type { searchEverything } from "../../../contract/search/search.ts";
import { without } from "./operators.ts";

type Operators = OutputOf<typeof searchEverything>["filters"];
type Props = { filters: Operators; q: string; setQ: (q: string) => void };

/** The operators that were typed, and whether anything is called so. */
export function OperatorChips({ filters, q, setQ }: Props) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={messages.operators} className="mt-4 flex flex-wrap gap-2">
      {filters.map(({ text, operator, value, found }) => {
        const name = messages.operator(text.startsWith("-") ? `-${operator}` : operator, value);
        const unknown = found ? undefined : messages.unknown[operator]?.(value);
        return (
          <li className={`skill flex items-center gap-1 pr-1 ${unknown ? "lacks" : ""}`} key={text}>
            <bdi>{unknown ?? name}</bdi>
            <button
              aria-label={messages.removeOperator(name)}
              className="thumb grid size-7 place-items-center rounded-full hover:bg-base-300"
              onClick={() => setQ(without(q, [text]))}
              type="button"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
