import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { List } from "../../../contract/interface/lists.ts";
import { Failure } from "../shell/failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { useFocusInList } from "./list-focus.ts";

/** The element id of a card. */
export const listItem = (id: number) => `item-${id}`;

const pictureShapes = { face: "size-10 rounded-full", square: "size-10 rounded-xl" };

/** Rows of one sheet, tiles in a grid, or sheets below each other. */
const shapes = {
  rows: { list: "rows sheet", item: undefined, bone: "h-24 sm:h-16" },
  tiles: { list: "tiles", item: "sheet", bone: "h-20" },
  sheets: { list: "grid gap-3", item: undefined, bone: "sheet h-20" },
};

/** How the cards of a list look, also while it loads. */
export type CardLook = {
  /** The layout of the cards; the default is a sheet for each. */
  cards?: keyof typeof shapes;
  /** The shape of the picture on a card, for the skeleton. */
  picture?: keyof typeof pictureShapes;
};

type Props<Item> = CardLook & {
  query: UseQueryResult<List<Item>>;
  /** The list to show; undefined while it or what its cards need is loading. */
  list: List<Item> | undefined;
  isComing: boolean;
  failed: string;
  card: (item: Item) => ReactNode;
  nothing: (total: number) => ReactNode;
};

/** The cards of a list with its loading, error and empty states. */
export function ListCards<Item extends { id: number }>(props: Props<Item>) {
  const { cards = "sheets", picture, query, list, isComing, failed, card, nothing } = props;
  const focusIn = useFocusInList(String(list?.results.map(({ id }) => id)));
  return (
    <div aria-busy={query.isPlaceholderData} className={`mt-5 ${query.isPlaceholderData ? "appear-dimmed" : ""}`}>
      {!list && isComing && <ListSkeleton cards={cards} picture={picture} />}
      {!list && !isComing && <Failure error={query.error} retry={() => void query.refetch()} title={failed} />}
      {list && list.results.length > 0 && (
        <ul className={shapes[cards].list} ref={focusIn}>
          {list.results.map((item) => (
            <li className={shapes[cards].item} id={listItem(item.id)} key={item.id}>
              {card(item)}
            </li>
          ))}
        </ul>
      )}
      {list?.results.length === 0 && nothing(list.total)}
    </div>
  );
}

function ListSkeleton({ cards, picture }: Required<Pick<CardLook, "cards">> & CardLook) {
  const { list, item = "", bone } = shapes[cards];
  return (
    <Loading>
      <div className={list}>
        {[..."abcdefghij"].map((card) => (
          <div className={`flex items-center gap-4 px-4 ${item} ${bone}`} key={card}>
            {picture && <div className={`bone ${pictureShapes[picture]}`} />}
            <div className="flex-1 space-y-2">
              <div className="bone h-4 w-2/3" />
              <div className="bone h-3 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
