import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MouseEvent, Suspense, useRef, useState } from "react";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/search.ts";
import type { HitGroup, SearchKind } from "../../contract/search/search.ts";
import howToSearch from "../../docs/search.md?url&no-inline";
import { prepare, queryClient } from "../api/query-client.ts";
import { useHasColumn } from "../ui/lists/filter-panel.tsx";
import { useFrozenWhilePressing } from "../ui/lists/pointer-press.ts";
import { SearchBox } from "../ui/lists/search-box.tsx";
import { EmptyState } from "../ui/shell/empty-state.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { viewportHeight } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { HitGroups } from "./hit-groups.tsx";
import { HitList } from "./hit-list.tsx";
import { KindLinks } from "./kind-links.tsx";
import { OperatorChips } from "./operator-chips.tsx";
import { addressOf, searchLocation, useSearchLocation } from "./search-location.ts";
import { SearchPanel } from "./search-panel.tsx";
import { everythingQuery, kindQuery } from "./search-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const location = searchLocation(new URL(request.url).searchParams);
  if (!location.q) return null;
  const ofAll = () => queryClient.prefetchQuery(everythingQuery(location.q));
  return location.kind ? prepare(ofAll, () => queryClient.prefetchQuery(kindQuery(location))) : prepare(ofAll);
}

export default function SearchPage() {
  const { type, press, latest, ...location } = useSearchLocation();
  const { q, kind } = location;
  const all = useQuery({ ...everythingQuery(q), placeholderData: keepPreviousData });
  const found = useFrozenWhilePressing(q === "" ? undefined : all.data);
  const box = useRef<HTMLDivElement>(null);
  const hasColumn = useHasColumn();
  const narrowing = (
    <SearchPanel q={latest.q} setQ={press} total={all.isPlaceholderData ? undefined : totalOf(found?.groups, kind)} />
  );

  return (
    <div className={`page-width pt-8 pb-10 md:pb-14 ${viewportHeight}`}>
      <PageTitle>{q ? messages.titleOf(q) : messages.title}</PageTitle>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="page-heading">{messages.title}</h1>
        <SearchHelpLink />
      </div>
      <div className="filtered">
        {hasColumn && narrowing}
        <div className="min-w-0">
          <div className="list-tools" ref={box}>
            <SearchBox label={messages.everything} onSearch={type} search={latest.q} />
            {!hasColumn && narrowing}
          </div>
          {found && (
            <OperatorChips
              filters={found.filters}
              focusBox={() => box.current?.querySelector("input")?.focus()}
              q={latest.q}
              setQ={press}
            />
          )}
          {found && <KindLinks groups={found.groups} kind={kind} q={latest.q} />}
          {q === "" && <SearchStart />}
          {q !== "" && (kind ? <HitList location={location} /> : <HitGroups q={q} query={all} />)}
        </div>
      </div>
    </div>
  );
}

/** The number of results; undefined if it isn't exact. */
function totalOf(groups: HitGroup[] | undefined, kind: SearchKind | undefined) {
  const shown = groups?.filter((group) => !kind || group.kind === kind);
  return shown?.some(({ more }) => more) ? undefined : shown?.reduce((sum, { total }) => sum + total, 0);
}

const Dialog = lazyComponent(() => import("./search-help.tsx").then(({ SearchHelp }) => SearchHelp));

/** Opens the help on searching in a dialog; in a new tab it is a page of its own. */
function SearchHelpLink() {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a className="quiet-link inline-flex min-h-11 items-center text-sm" href={howToSearch} onClick={open}>
        {messages.howTo}
      </a>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Not translated. */
const examples = ["react berlin", "skill:JavaScript is:open", "is:unanswered css", "is:remote -senior"];

const SearchStart = () => (
  <div className="mt-6">
    <EmptyState>
      <p>{messages.whatIsSearched}</p>
      <div>
        <p className="quiet text-sm">{messages.examples}</p>
        <ul className="mt-1 flex flex-wrap justify-center gap-2">
          {examples.map((q) => (
            <li key={q}>
              <Link className="skill" to={addressOf({ q })}>
                {q}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </EmptyState>
  </div>
);
