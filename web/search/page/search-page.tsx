import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/search.ts";
import howToSearch from "../../../docs/search.md?url";
import { prepare, queryClient } from "../../api/query-client.ts";
import { SearchBox } from "../../ui/lists/search-box.tsx";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { tallAsWindow } from "../../ui/states/loading.tsx";
import { FoundOfAll } from "./found-of-all.tsx";
import { FoundOfKind } from "./found-of-kind.tsx";
import { KindLinks } from "./kind-links.tsx";
import { NothingTyped } from "./nothing-typed.tsx";
import { OperatorChips } from "./operator-chips.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { everythingQuery, kindQuery } from "./search-queries.ts";
import { searchLocation, useSearchLocation } from "./use-search-location.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const location = searchLocation(new URL(request.url).searchParams);
  if (!location.q) return null;
  const ofAll = () => queryClient.prefetchQuery(everythingQuery(location.q));
  return location.kind ? prepare(ofAll, () => queryClient.prefetchQuery(kindQuery(location))) : prepare(ofAll);
}

export default function SearchPage() {
  const { setQ, ...location } = useSearchLocation();
  const { q, kind } = location;
  const all = useQuery({ ...everythingQuery(q), placeholderData: keepPreviousData });
  const found = q === "" ? undefined : all.data;
  const total = found?.groups.reduce((sum, group) => sum + group.total, 0);

  return (
    <div className={`page-width py-10 md:py-14 ${tallAsWindow}`}>
      <PageTitle>{q ? messages.titleOf(q) : messages.title}</PageTitle>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="page-heading">{messages.title}</h1>
        <a className="quiet-link inline-flex min-h-11 items-center text-sm" href={howToSearch}>
          {messages.howTo}
        </a>
      </div>
      <div className="filtered">
        <SearchPanel setQ={setQ} total={total} />
        <div className="min-w-0">
          <SearchBox label={messages.everything} onSearch={setQ} search={q} />
          {found && <OperatorChips filters={found.filters} q={q} setQ={setQ} />}
          {found && <KindLinks groups={found.groups} location={location} />}
          {q === "" && <NothingTyped />}
          {q !== "" && (kind ? <FoundOfKind location={location} /> : <FoundOfAll q={q} query={all} />)}
        </div>
      </div>
    </div>
  );
}
