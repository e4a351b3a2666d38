import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { List } from "../../../contract/interface/lists.ts";
import type { PageName } from "../../sitemap.ts";
import { useMedia } from "../shell/media-query.ts";
import { PageLink } from "../shell/page-link.tsx";

type Listed = { id: number; title: string };

type Props<Item extends Listed> = {
  /** The name of the list. */
  label: string;
  page: PageName;
  /** The record that is open. */
  current: number;
  // biome-ignore lint/suspicious/noExplicitAny: the key and the data before `select` are the list's own
  list: UseQueryOptions<any, Error, List<Item>, any>;
};

/** On wide screens the list that the record was found in, in the margin beside it. */
export function ListBeside<Item extends Listed>({ label, page, current, list }: Props<Item>) {
  const hasRoom = useMedia("(width >= 100rem)");
  const { data } = useQuery({ ...list, enabled: hasRoom });
  if (!hasRoom || !data) return null;
  return (
    <div className="list-beside">
      <nav aria-label={label}>
        <ul>
          {data.results.map(({ id, title }) => (
            <li key={id}>
              <PageLink aria-current={id === current ? "page" : undefined} className="beside-item" id={id} page={page}>
                <bdi>{title}</bdi>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
