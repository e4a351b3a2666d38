import * as status from "#messages/job-status.ts";
import * as messages from "#messages/jobs.ts";
import { yours } from "#messages/matches.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import { queryClient } from "../api/query-client.ts";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { FitPanes } from "../matches/fit-panes.tsx";
import { useFittingSkills } from "../matches/fitting-skills.ts";
import { type SkillOverlap, skillOverlap } from "../matches/skill-overlap.ts";
import { PostCard } from "../posts/post-card.tsx";
import { SkillPills } from "../skills/skill-pills.tsx";
import type { ListedPost } from "../ui/lists/excerpts.ts";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { daysLeftOf } from "./job-end.ts";
import { knownFacts } from "./job-facts-line.ts";
import { jobQuery } from "./job-queries.ts";
import { SaveButton } from "./saved-job-buttons.tsx";

export function JobCard({ job }: { job: ListedPost<Job> }) {
  const fitting = useFittingSkills(job);
  const had = skillOverlap(job, fitting);
  return (
    <PostCard
      title={job.location ? messages.titleAt(job.title, job.location) : job.title}
      subtitle={
        <span className="facts">
          {job.Company && <bdi className="fact">{job.Company.name}</bdi>}
          {knownFacts(job).map((fact) => (
            <span className="fact" key={fact}>
              {fact}
            </span>
          ))}
        </span>
      }
      meta={<JobMeta had={had} job={job} />}
      more={{
        label: messages.moreDetails,
        about: messages.moreDetailsAbout(job.title),
        to: paths.job(job.id),
        load: () => queryClient.prefetchQuery(jobQuery(job.id)),
      }}
      picture={<CompanyLogo company={job.Company} />}
      action={<SaveButton className="btn btn-ghost btn-sm" job={job} />}
      post={job}
    >
      {had.had > 0 && <p className="w-full text-accent text-sm">{yours.had(had)}</p>}
      <SkillPills fitting={fitting} label={messages.requiredSkills} required={job.required} skills={job.Skills} />
    </PostCard>
  );
}

/** At the right of the closed card: status, fit, and the days it was posted and ends. */
function JobMeta({ job, had }: { job: Job; had: SkillOverlap }) {
  const left = daysLeftOf(job.expiresAt);
  const isEnding = job.status === "open" && left <= 14;
  return (
    <>
      {job.status !== "open" && <span className="font-semibold">{status.statuses[job.status]}</span>}
      <FitPanes had={had} />
      <span className="quiet">
        {status.postedAgo(timeAgo(job.createdAt))}
        {isEnding && <span className="text-primary"> · {status.daysLeft(left)}</span>}
      </span>
    </>
  );
}
