import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import { queryClient } from "../api/query-client.ts";
import { CompanySquare } from "../companies/company-square.tsx";
import { Fits } from "../matches/fits.tsx";
import { useFittingSkills } from "../matches/own-skills.ts";
import { PostCard } from "../posts/post-card.tsx";
import { SkillPills } from "../skills/skill-pills.tsx";
import type { ListedPost } from "../ui/lists/cut-posts.ts";
import { jobQuery } from "./job-queries.ts";

export function JobCard({ job }: { job: ListedPost<Job> }) {
  const fitting = useFittingSkills(job);
  return (
    <PostCard
      title={job.location ? messages.titleAt(job.title, job.location) : job.title}
      subtitle={
        <>
          <bdi>{job.Company?.name ?? messages.noCompany}</bdi>
          <Fits count={fitting.size} />
        </>
      }
      more={{
        label: messages.moreDetails,
        about: messages.moreDetailsAbout(job.title),
        to: paths.job(job.id),
        load: () => queryClient.prefetchQuery(jobQuery(job.id)),
      }}
      picture={<CompanySquare company={job.Company} />}
      post={job}
    >
      <SkillPills fitting={fitting} label={messages.requiredSkills} skills={job.Skills} />
    </PostCard>
  );
}
