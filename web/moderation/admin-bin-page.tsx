import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as cases from "#messages/moderation.ts";
import * as messages from "#messages/staff-bin.ts";
import { type BinnedByStaff, listStaffBin } from "../../contract/moderation/bin.ts";
import { pages, paths } from "../../contract/pages.ts";
import { call } from "../api/api.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { listLocation, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { BackToList } from "../ui/shell/back-link.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { RecordName } from "./record-name.tsx";

const staffBinQuery = (page: number) =>
  queryOptions({
    queryKey: ["staff bin", page] as const,
    queryFn: ({ signal }) => call(listStaffBin, { page }, signal),
    // Keyed by case, because a job and a comment can have the same id.
    select: (list) => ({ ...list, results: list.results.map((binned) => ({ ...binned, id: binned.caseId })) }),
  });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { page } = listLocation(new URL(request.url).searchParams);
  return prepare(() => queryClient.prefetchQuery(staffBinQuery(page)));
}

export default function AdminBinPage() {
  const location = useListLocation();
  return (
    <ListPage
      back={<BackToList list={pages.adminReports}>{cases.casesList.title}</BackToList>}
      card={(binned) => <BinnedCard binned={binned} />}
      intro={<p className="quiet mt-3">{messages.about}</p>}
      location={location}
      query={useQuery({ ...staffBinQuery(location.page), placeholderData: keepPreviousData })}
      whenEmpty={<p>{messages.none}</p>}
      words={messages.list}
    />
  );
}

/** A removed record; it is restored from its case, which says why it was removed. */
function BinnedCard({ binned: { parent, title, comments, deletedAt, goneAt, caseId } }: { binned: BinnedByStaff }) {
  return (
    <article className="sheet relative px-4 py-3.5">
      <h2 className="font-semibold text-lg leading-snug">
        <Link className="card-link wrap-anywhere" dir="auto" prefetch="intent" to={paths.adminReport(caseId)}>
          <RecordName thing={{ parent, title }} />
        </Link>
      </h2>
      <p className="quiet facts mt-1 text-sm">
        <span className="fact">{cases.things[parent]}</span>
        {comments > 0 && <span className="fact">{messages.comments(comments)}</span>}
        <span className="fact">
          <MessageSentence>{messages.removedOn(<DateTime brief value={deletedAt} />)}</MessageSentence>
        </span>
        <span className="fact">
          <MessageSentence>{messages.goneOn(<DateTime brief value={goneAt} />)}</MessageSentence>
        </span>
      </p>
    </article>
  );
}
