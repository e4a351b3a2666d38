import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/companies.ts";
import type { CompanyDetail } from "../../contract/companies.ts";
import { pages, paths } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { CommentList } from "../comments/comment-list.tsx";
import { commentsQuery } from "../comments/comment-queries.ts";
import { CompanyFacts } from "../companies/company-facts.tsx";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { CompanyPeople } from "../companies/company-people.tsx";
import { companyPeopleQuery, companyQuery } from "../companies/company-queries.ts";
import { InsiderButton } from "../jobs/insider-button.tsx";
import { insidersQuery } from "../jobs/insider-queries.ts";
import { jobsQuery } from "../jobs/job-queries.ts";
import { JobRows } from "../jobs/job-rows.tsx";
import { useFreshRecord } from "../live/moderation-news.ts";
import { loadOwnSkills, useOwnSkillsAwaited } from "../matches/fitting-skills.ts";
import { DecisionNotice } from "../moderation/decision-notice.tsx";
import { RecordActions } from "../posts/record-actions.tsx";
import { RecordHeader } from "../ui/lists/record-header.tsx";
import { RecordLayout } from "../ui/lists/record-layout.tsx";
import { loadMarkdown, Markdown } from "../ui/markdown/markdown.tsx";
import { BackLink } from "../ui/shell/back-link.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { RecordDates } from "../ui/shell/record-dates.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    loadMarkdown,
    loadOwnSkills,
    () => loadJobsAndInsiders(id),
    () => queryClient.prefetchQuery(companyQuery(id)),
    () => queryClient.prefetchQuery(companyPeopleQuery(id, "company")),
    () => queryClient.prefetchQuery(companyPeopleQuery(id, "formerCompany")),
    () => queryClient.prefetchInfiniteQuery(commentsQuery({ parent: "companies", id })),
  );
}

const openJobsAt = (id: number) => jobsQuery({ company: [String(id)] });

async function loadJobsAndInsiders(id: number) {
  const jobs = openJobsAt(id);
  await queryClient.prefetchQuery(jobs);
  const newest = queryClient.getQueryData(jobs.queryKey)?.results[0];
  if (newest) await queryClient.prefetchQuery(insidersQuery(newest.id));
}

export default function CompanyPage() {
  const id = useRecordId();
  const query = useQuery(companyQuery(id));
  const { data: jobs, isPending } = useQuery(openJobsAt(id));
  const newest = jobs?.results[0];
  const insiders = useQuery({ ...insidersQuery(newest?.id ?? 0), enabled: newest !== undefined });
  const isOwnAwaited = useOwnSkillsAwaited();
  useFreshRecord("companies", query.refetch);
  return (
    <RecordPage
      back={<BackLink fallback={pages.companies} />}
      className="page-width"
      failed={messages.failed}
      isWaiting={isPending || isOwnAwaited || (newest !== undefined && insiders.isPending)}
      list={pages.companies}
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
  const { data: jobs } = useQuery(openJobsAt(company.id));
  const isWaiting = people.isPending || former.isPending;
  const newest = jobs?.results[0];
  return (
    <RecordLayout
      first={
        <>
          <CompanyFacts company={company} />
          {company.about && <Markdown text={company.about} />}
        </>
      }
      head={<Header company={company} />}
      rail={
        <>
          <RecordActions
            edit={{ to: paths.editCompany(company.id), label: messages.edit }}
            parent="companies"
            record={company}
          >
            {newest && <InsiderButton isMain job={newest} />}
          </RecordActions>
          <RecordDates record={company} />
        </>
      }
    >
      {jobs && (
        <JobRows
          isOfCompany
          jobs={jobs.results}
          more={
            jobs.hasNextPage ? { to: `${pages.jobs}?company=${company.id}`, label: messages.jobs.findAll } : undefined
          }
          title={messages.jobs.title}
          whenEmpty={messages.jobs.none}
        />
      )}
      <CompanyPeople filter="company" id={company.id} />
      <CompanyPeople filter="formerCompany" id={company.id} />
      {/* Rendered after the people above have loaded, who would push them down. */}
      {!isWaiting && (
        <CommentList
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
      <DecisionNotice of={company} />
      <RecordHeader picture={<CompanyLogo company={company} size="large" />} title={company.name}>
        {company.User && (
          <p className="quiet mt-1.5">
            <MessageSentence>{messages.addedBy(<PersonLink person={company.User} />)}</MessageSentence>
          </p>
        )}
      </RecordHeader>
    </>
  );
}
