import { type ReactNode, useState } from "react";
import * as messages from "#messages/lists.ts";
import { focusInPlace } from "../shell/focus.ts";

type Props<Item> = { items: Item[]; className: string; itemClassName: string; children: (item: Item) => ReactNode };

const shownAtFirst = 5;

/** A list that shows its first items, and the rest on demand; the focus then moves to the first of the rest. */
export function ListExpander<Item extends { id: number }>({ items, className, itemClassName, children }: Props<Item>) {
  const [isWhole, setWhole] = useState(false);
  const others = items.length - shownAtFirst;

  return (
    <>
      <ul className={className}>
        {items.slice(0, isWhole ? items.length : shownAtFirst).map((item, place) => (
          <li
            className={itemClassName}
            key={item.id}
            ref={place === shownAtFirst ? focusInPlace : undefined}
            tabIndex={place === shownAtFirst ? -1 : undefined}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {!isWhole && others > 0 && (
        <button className="btn btn-quiet mt-4" onClick={() => setWhole(true)} type="button">
          {messages.showMore(others)}
        </button>
      )}
    </>
  );
}
