import { useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { mayEdit } from "../../contract/rights.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { WorkLifeButton } from "../assistant/work-life-button.tsx";
import { commentsQuery } from "../comments/comment-queries.ts";
import { loadOwnSkills } from "../matches/fitting-skills.ts";
import { matchingUsersQuery } from "../matches/match-queries.ts";
import { PostMatches } from "../posts/post-matches.tsx";
import { PostPage } from "../posts/post-page.tsx";
import { ListBeside } from "../ui/lists/list-beside.tsx";
import { lastParameters } from "../ui/lists/list-memory.ts";
import { loadMarkdown } from "../ui/markdown/markdown.tsx";
import { BackLink } from "../ui/shell/back-link.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { InsiderButton } from "./insider-button.tsx";
import { insidersQuery } from "./insider-queries.ts";
import { JobActions } from "./job-actions.tsx";
import { JobFacts } from "./job-facts.tsx";
import { askedJobs } from "./job-filters.ts";
import { JobHeader } from "./job-header.tsx";
import { jobQuery, jobsQuery } from "./job-queries.ts";
import { ListingField } from "./listing-field.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    loadMarkdown,
    loadOwnSkills,
    () => queryClient.prefetchQuery(jobQuery(id)),
    () => queryClient.prefetchQuery(insidersQuery(id)),
    () => queryClient.prefetchQuery(matchingUsersQuery("jobs", id)),
    () => queryClient.prefetchInfiniteQuery(commentsQuery({ parent: "jobs", id })),
  );
}

export default function JobPage() {
  const id = useRecordId();
  const query = useQuery(jobQuery(id));
  // Insiders and those who know what is missing stand above the description and would push it down.
  const insiders = useQuery(insidersQuery(id));
  const people = useQuery(matchingUsersQuery("jobs", id));
  return (
    <PostPage
      back={<BackLink fallback={pages.jobs} />}
      beside={
        <ListBeside
          current={id}
          label={messages.list.title}
          list={jobsQuery(askedJobs(lastParameters(pages.jobs)))}
          page="job"
        />
      }
      className="page-width"
      failed={messages.failed}
      isWaiting={!insiders.isFetched || !people.isFetched}
      parent="jobs"
      list={pages.jobs}
      query={query}
    >
      {(job) => <JobRecord job={job} />}
    </PostPage>
  );
}

function JobRecord({ job }: { job: Job }) {
  const isEditor = mayEdit(useUser(), job);
  return (
    <PostMatches
      about={<WorkLifeButton job={job} />}
      actions={
        <>
          <JobActions job={job} />
          {isEditor && <ListingField job={job} />}
        </>
      }
      facts={
        <div>
          <JobFacts job={job} />
          <InsiderList job={job} />
        </div>
      }
      head={<JobHeader job={job} />}
      isClosed={job.status !== "open"}
      parent="jobs"
      post={job}
      skillsTitle={messages.requiredSkills}
    />
  );
}

/** How many members work at the job's company, and a button to ask one of them. */
function InsiderList({ job }: { job: Job }) {
  const { data: insiders } = useQuery(insidersQuery(job.id));
  // `insiders.count` may be positive while `job.insiders` is 0: classmates can see a company that is hidden from others.
  if (!job.Company || (job.insiders === 0 && !insiders?.count && !insiders?.asked)) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:mt-2">
      {job.insiders > 0 && (
        <Link className="text-link inline-flex min-h-11 items-center" to={`${pages.users}?company=${job.Company.id}`}>
          {messages.workHere(job.insiders)}
        </Link>
      )}
      <InsiderButton job={job} />
    </div>
  );
}
