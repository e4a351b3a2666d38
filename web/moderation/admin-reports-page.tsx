import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { CaseRow } from "../../contract/moderation/cases.ts";
import { waitsFor } from "../../contract/moderation/cases.ts";
import { pages, paths } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { ListFilter } from "../ui/lists/list-filter.tsx";
import { listFilter, listLocation, useListFilter, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { fromList } from "../ui/shell/back-link.tsx";
import { CaseFacts, WhoLooks } from "./case-facts.tsx";
import { CaseKeys, stepKeys } from "./case-keys.tsx";
import { casesQuery } from "./case-queries.ts";
import { RecordName } from "./record-name.tsx";

const states = ["decided"] as const;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = listFilter(searchParams, "state", states);
  const waits = listFilter(searchParams, "waits", waitsFor);
  return prepare(() => queryClient.prefetchQuery(casesQuery({ page: listLocation(searchParams).page, state, waits })));
}

const quietLink = "quiet-link thumb inline-flex min-h-11 items-center text-sm";

export default function AdminReportsPage() {
  const location = useListLocation();
  const [state, chooseState] = useListFilter("state", states);
  const [waits, chooseWaits] = useListFilter("waits", waitsFor);
  const asked = { page: location.page, state, waits };
  const query = useQuery({ ...casesQuery(asked), placeholderData: keepPreviousData });

  return (
    <CaseKeys keys={keys}>
      <ListPage
        action={
          <div className="flex gap-5">
            <Link className={quietLink} prefetch="intent" to={pages.adminBin}>
              {messages.bin}
            </Link>
            <Link className={quietLink} prefetch="intent" to={pages.adminFigures}>
              {messages.figures}
            </Link>
          </div>
        }
        card={(found) => <CaseCard found={found} />}
        filters={
          <>
            <ListFilter
              choices={[{ value: "decided", label: messages.decided }]}
              choose={chooseState}
              chosen={state}
              everything={messages.waiting}
              label={messages.state}
            />
            <ListFilter
              choices={waitsFor.map((value) => ({ value, label: messages.waits[value] }))}
              choose={chooseWaits}
              chosen={waits}
              everything={messages.everything}
              label={messages.waitsFor}
            />
          </>
        }
        location={location}
        query={query}
        whenEmpty={<p>{whatIsMissing(state, waits)}</p>}
        words={messages.casesList}
      />
    </CaseKeys>
  );
}

function whatIsMissing(state?: string, waits?: string) {
  if (state) return messages.nothingDecided;
  return waits ? messages.nothingOfThat : messages.nothingWaits;
}

const keys = [...stepKeys(step), { name: "Enter", does: messages.caseKeysOpen }];

/** Focuses the next or previous card. */
function step(by: number) {
  const cards = [...document.querySelectorAll<HTMLElement>("main .card-link")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const outermost = by > 0 ? cards[0] : cards.at(-1);
  const next = at < 0 ? outermost : cards[at + by];
  next?.focus();
}

function CaseCard({ found }: { found: CaseRow }) {
  return (
    <article className="sheet relative px-4 py-3.5">
      <h2 className="font-semibold text-lg leading-snug">
        <Link className="card-link" dir="auto" prefetch="intent" state={fromList} to={paths.adminReport(found.id)}>
          <RecordName thing={found} />
        </Link>
      </h2>
      <p className="quiet mt-1 text-sm">
        <CaseFacts found={found} />
      </p>
      <WhoLooks found={found} />
    </article>
  );
}
