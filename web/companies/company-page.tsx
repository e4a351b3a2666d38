import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/companies.ts";
import type { CompanyDetail } from "../../contract/companies.ts";
import { pages, paths } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { commentsQuery } from "../comments/comment-queries.ts";
import { Comments } from "../comments/comments.tsx";
import { useFreshRecord } from "../live/hidden-or-restored.ts";
import { Notice } from "../moderation/notice/notice.tsx";
import { RecordActions } from "../records/record-actions.tsx";
import { PostTitles } from "../ui/lists/post-titles.tsx";
import { loadMarkdown, Markdown } from "../ui/markdown/markdown.tsx";
import { BackLink } from "../ui/navigation/back-link.tsx";
import { PersonLink } from "../ui/navigation/person-link.tsx";
import { RecordHeader } from "../ui/records/record-header.tsx";
import { RecordLayout } from "../ui/records/record-layout.tsx";
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
  useFreshRecord("companies", query.refetch);
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
  const people = useQuery(companyPeopleQuery(company.id, "company"));
  const former = useQuery(companyPeopleQuery(company.id, "formerCompany"));
  const isWaiting = people.isPending || former.isPending;
  const allJobs = {
    to: `${pages.jobs}?${new URLSearchParams({ search: company.name })}`,
    label: messages.jobs.findAll,
  };
  return (
    <RecordLayout
      first={company.about && <Markdown text={company.about} />}
      head={<Header company={company} />}
      rail={
        <>
          <RecordActions
            edit={{ to: paths.editCompany(company.id), label: messages.edit }}
            parent="companies"
            record={company}
          />
          <PostTitles
            more={allJobs}
            page="job"
            posts={company.Jobs}
            title={messages.jobs.title}
            whenEmpty={messages.jobs.none}
          />
          <RecordDates record={company} />
        </>
      }
    >
      <CompanyPeople filter="company" id={company.id} />
      <CompanyPeople filter="formerCompany" id={company.id} />
      {/* Rendered after the people above have loaded, who would push them down. */}
      {!isWaiting && (
        <Comments
          author={company.User}
          isHidden={company.notice !== undefined}
          subject={{ parent: "companies", id: company.id }}
        />
      )}
    </RecordLayout>
  );
}

function Header({ company }: { company: CompanyDetail }) {
  return (
    <>
      <Notice of={company} />
      <RecordHeader picture={<CompanySquare company={company} size="large" />} title={company.name}>
        {company.User && (
          <p className="quiet mt-1.5">
            <Sentence>{messages.addedBy(<PersonLink person={company.User} />)}</Sentence>
          </p>
        )}
      </RecordHeader>
      <CompanyFacts company={company} />
    </>
  );
}
