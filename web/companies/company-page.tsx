import { useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/companies.ts";
import type { CompanyDetail } from "../../contract/companies.ts";
import { pages, paths } from "../../contract/pages.ts";
import { mayEdit } from "../../contract/rights.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { commentsQuery } from "../comments/comment-queries.ts";
import { Comments } from "../comments/comments.tsx";
import { ReportButton } from "../moderation/reports/report-button.tsx";
import { NotifyMe } from "../notifications/watches/notify-me.tsx";
import { PostTitles } from "../ui/lists/post-titles.tsx";
import { loadMarkdown } from "../ui/markdown/markdown.tsx";
import { BackLink } from "../ui/navigation/back-link.tsx";
import { PersonLink } from "../ui/navigation/person-link.tsx";
import { RecordDates } from "../ui/shell/record-dates.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyPeople } from "./company-people.tsx";
import { companyPeopleQuery, companyQuery } from "./company-queries.ts";
import { CompanySquare } from "./company-square.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    loadMarkdown,
    () => queryClient.prefetchQuery(companyQuery(id)),
    () => queryClient.prefetchQuery(companyPeopleQuery(id, "company")),
    () => queryClient.prefetchQuery(companyPeopleQuery(id, "formerCompany")),
    () => queryClient.prefetchInfiniteQuery(commentsQuery({ parent: "companies", id })),
  );
}

export default function CompanyPage() {
  const query = useQuery(companyQuery(useRecordId()));
  return (
    <RecordPage
      back={<BackLink fallback={pages.companies} />}
      className="page-width"
      failed={messages.failed}
      query={query}
      title={({ name }) => name}
    >
      {(company) => <WholeCompany company={company} />}
    </RecordPage>
  );
}

function WholeCompany({ company }: { company: CompanyDetail }) {
  const allJobs = {
    to: `${pages.jobs}?${new URLSearchParams({ search: company.name })}`,
    label: messages.jobs.findAll,
  };
  return (
    <div className="mt-2 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <Header company={company} />
      <aside className="min-w-0 lg:row-span-2">
        <PostTitles
          className="sheet p-5"
          more={allJobs}
          page="job"
          posts={company.Jobs}
          title={messages.jobs.title}
          whenEmpty={messages.jobs.none}
        />
        <RecordDates record={company} />
      </aside>
      <div className="grid min-w-0 content-start gap-10">
        <CompanyPeople filter="company" id={company.id} />
        <CompanyPeople filter="formerCompany" id={company.id} />
        <Comments author={company.User} subject={{ parent: "companies", id: company.id }} />
      </div>
    </div>
  );
}

function Header({ company }: { company: CompanyDetail }) {
  const user = useUser();
  return (
    <div className="flex min-w-0 items-start gap-4">
      <CompanySquare company={company} size="large" />
      <div className="min-w-0">
        <h1 className="page-heading" dir="auto">
          {company.name}
        </h1>
        {company.User && (
          <p className="quiet mt-1.5">
            <Sentence>{messages.addedBy(<PersonLink person={company.User} />)}</Sentence>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          <CompanyFacts company={company} />
          {mayEdit(user, company) && (
            <Link className="btn btn-quiet" prefetch="intent" to={paths.editCompany(company.id)}>
              {messages.edit}
            </Link>
          )}
          <NotifyMe id={company.id} parent="companies" />
          <ReportButton
            className="btn btn-ghost"
            ownerId={company.ownerId}
            thing={{ parent: "companies", id: company.id }}
          />
        </div>
      </div>
    </div>
  );
}
