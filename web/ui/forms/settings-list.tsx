import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { List } from "../../../contract/interface/lists.ts";
import { Pager } from "../lists/pager.tsx";
import { Failure } from "../shell/failure.tsx";
import { RowSkeleton } from "../shell/row-skeleton.tsx";
import { SettingsSection } from "./settings-section.tsx";

type Props<Item> = Omit<ComponentProps<typeof SettingsSection>, "children"> & {
  words: { nothing: string; failed: string; pages: string };
  query: UseQueryResult<List<Item>>;
  location: { page: number; address: (page: number) => string };
  children: (item: Item) => ReactNode;
};

/** A section of the settings with a list. */
export function SettingsList<Item extends { id: number }>(props: Props<Item>) {
  const { words, query, location, children, ...section } = props;
  const { data: list, error, refetch } = query;
  return (
    <SettingsSection {...section}>
      {!list && error && <Failure error={error} retry={() => void refetch()} title={words.failed} />}
      {!list && !error && <RowSkeleton />}
      {list?.results.length === 0 && <p className="quiet">{words.nothing}</p>}
      {list && list.results.length > 0 && (
        <ul className="-my-5 divide-y divide-base-300">
          {list.results.map((item) => (
            <li className="py-5" key={"parent" in item ? `${item.parent} ${item.id}` : item.id}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {list && (list.totalPages > 1 || location.page > 1) && (
        <Pager
          address={location.address}
          hasNext={list.hasNextPage}
          hasPrevious={list.hasPreviousPage}
          label={words.pages}
          page={location.page}
        />
      )}
    </SettingsSection>
  );
}
