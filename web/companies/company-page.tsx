import { useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import type { CompanyDetail } from "../../contract/companies.ts";
import { pages, paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { mayEdit } from "../../contract/rights.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { commentsQuery } from "../comments/comment-queries.ts";
import { Comments } from "../comments/comments.tsx";
import { PostTitles } from "../ui/lists/post-titles.tsx";
import { BackLink } from "../ui/navigation/back-link.tsx";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";
import { companyQuery } from "./company-queries.ts";
import { CompanySquare } from "./company-square.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    () => queryClient.prefetchQuery(companyQuery(id)),
    () => queryClient.prefetchInfiniteQuery(commentsQuery({ parent: "companies", id })),
  );
}

export default function CompanyPage() {
  const query = useQuery(companyQuery(useRecordId()));
  return (
    <RecordPage
      back={<BackLink fallback={pages.companies} />}
      className="page-width"
      noun="company"
      query={query}
      title={({ name }) => name}
    >
      {(company) => <WholeCompany company={company} />}
    </RecordPage>
  );
}

function WholeCompany({ company }: { company: CompanyDetail }) {
  const allJobs = { to: `${pages.jobs}?${new URLSearchParams({ search: company.name })}`, label: "Find all of them" };
  return (
    <div className="mt-2 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <Header company={company} />
      <aside className="min-w-0 lg:row-span-2">
        <PostTitles
          className="sheet p-5"
          more={allJobs}
          page="job"
          posts={company.Jobs}
          title="Jobs here"
          whenEmpty="No jobs here at the moment."
        />
        <p className="quiet mt-4 text-sm">
          Created <DateTime value={company.createdAt} />
          <br />
          Updated <DateTime value={company.updatedAt} />
        </p>
      </aside>
      <div className="min-w-0">
        <Comments subject={{ parent: "companies", id: company.id }} />
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
            added by{" "}
            <PageLink className="text-link" id={company.User.id} page="user">
              <bdi>{fullName(company.User)}</bdi>
            </PageLink>
          </p>
        )}
        {mayEdit(user, company) && (
          <Link className="btn btn-quiet mt-4" prefetch="intent" to={paths.editCompany(company.id)}>
            Edit Company
          </Link>
        )}
      </div>
    </div>
  );
}
