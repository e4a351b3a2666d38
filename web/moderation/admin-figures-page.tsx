import { queryOptions, useQuery } from "@tanstack/react-query";
import * as messages from "#messages/moderation.ts";
import { getFigures, type MonthOfCases } from "../../contract/moderation/cases.ts";
import { pages } from "../../contract/pages.ts";
import { call } from "../api/api.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { download } from "../ui/forms/download.ts";
import { BackToList } from "../ui/shell/back-link.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { FigureList } from "./figure-list.tsx";
import { FigureTable } from "./figure-table.tsx";

const figuresQuery = queryOptions({
  queryKey: ["figures"] as const,
  queryFn: ({ signal }) => call(getFigures, {}, signal),
});

export const clientLoader = () => prepare(() => queryClient.prefetchQuery(figuresQuery));

export default function AdminFiguresPage() {
  const { data, error, refetch } = useQuery(figuresQuery);
  const months = data?.months;
  return (
    <div className={`page-width py-8 ${viewportHeight}`}>
      <PageTitle>{messages.figuresTitle}</PageTitle>
      <BackToList list={pages.adminReports}>{messages.casesList.title}</BackToList>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-heading max-sm:text-2xl">{messages.figuresTitle}</h1>
        {months && (
          <button className="btn btn-quiet btn-sm" onClick={() => void save(months)} type="button">
            {messages.download}
          </button>
        )}
      </div>
      <p className="quiet mt-3">{messages.figuresAbout}</p>
      <div className="mt-6">
        {!months && error && <Failure error={error} retry={() => void refetch()} title={messages.figuresFailed} />}
        {!months && !error && (
          <Loading>
            <div className="bone h-128" />
          </Loading>
        )}
        {months && (
          <>
            <div className="max-lg:hidden">
              <FigureTable months={months} />
            </div>
            <div className="lg:hidden">
              <FigureList months={months} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

async function save(months: MonthOfCases[]) {
  const { figuresFile } = await import("./figure-file.ts");
  await download([figuresFile(months)]);
}
