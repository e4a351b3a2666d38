import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as messages from "#messages/outcomes.ts";
import { type Outcome, outcomeFigures } from "../../contract/outcomes.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { download } from "../ui/forms/download.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Figure } from "./outcome-figure.tsx";
import { outcomesQuery } from "./outcome-queries.ts";
import { OutcomeTable } from "./outcome-table.tsx";

export const clientLoader = () => prepare(() => queryClient.prefetchQuery(outcomesQuery("", "")));

export default function AdminOutcomesPage() {
  const [[from, to], choose] = useState(["", ""]);
  const { data, error, refetch } = useQuery({ ...outcomesQuery(from, to), placeholderData: keepPreviousData });
  return (
    <div className={`page-width py-8 ${viewportHeight}`}>
      <PageTitle>{messages.title}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-heading max-sm:text-2xl">{messages.title}</h1>
        {data && data.results.length > 0 && (
          <button className="btn btn-quiet btn-sm" onClick={() => void save(data)} type="button">
            {messages.download}
          </button>
        )}
      </div>
      {data && <p className="mt-3">{messages.about(messages.quarterNamed(data.quarter))}</p>}
      <p className="quiet mt-1 max-w-prose text-sm">{messages.smallGroups}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        <Day label={messages.endedFrom} set={(day) => choose([day, to])} value={from} />
        <Day label={messages.endedTo} set={(day) => choose([from, day])} value={to} />
      </div>
      <div className="mt-6">
        {!data && error && <Failure error={error} retry={() => void refetch()} title={messages.failed} />}
        {!data && !error && (
          <Loading>
            <div className="bone h-96" />
          </Loading>
        )}
        {data && data.results.length === 0 && <p>{messages.none}</p>}
        {data && data.results.length > 0 && (
          <>
            <div className="max-xl:hidden">
              <OutcomeTable outcomes={data.results} />
            </div>
            <div className="xl:hidden">
              <OutcomeList outcomes={data.results} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Day({ label, value, set }: { label: string; value: string; set: (day: string) => void }) {
  return (
    <label className="text-sm">
      <span className="mb-1 block">{label}</span>
      <input className="input w-40" onChange={({ target }) => set(target.value)} type="date" value={value} />
    </label>
  );
}

async function save({ quarter, results }: { quarter: string; results: Outcome[] }) {
  const { outcomesFile } = await import("./outcome-file.ts");
  await download([outcomesFile(quarter, results)]);
}

/** The figures by cohort, for narrow screens. */
function OutcomeList({ outcomes }: { outcomes: Outcome[] }) {
  return (
    <ul className="divide-y divide-base-300">
      {outcomes.map((outcome) => (
        <li className="py-5" key={outcome.cohort.id}>
          <h2 className="font-semibold text-lg" dir="auto">
            {outcome.cohort.name}
          </h2>
          <dl className="mt-2 grid gap-x-10 text-sm sm:grid-cols-2">
            {outcomeFigures.map((name) => (
              <div className="flex justify-between gap-4 py-1" key={name}>
                <dt>{messages.figures[name]}</dt>
                <dd className="text-right tabular-nums">
                  <Figure name={name} outcome={outcome} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
