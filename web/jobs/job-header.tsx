import { ArrowUpRight } from "lucide-react";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import { places } from "../../contract/places.ts";
import { WorkLifeButton } from "../assistant/work-life-button.tsx";
import { CompanySquare } from "../companies/company-square.tsx";
import { PostHeader } from "../posts/post-header.tsx";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { PersonLink } from "../ui/navigation/person-link.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { Insiders } from "./insiders/insiders.tsx";
import { NotOpenBanner } from "./listing/not-open-banner.tsx";
import { OwnFit } from "./own-fit.tsx";
import { AppliedButton, SaveButton } from "./saved/save-buttons.tsx";

export function JobHeader({ job }: { job: Job }) {
  return (
    <>
      <NotOpenBanner job={job} />
      <PostHeader
        edit={{ to: paths.editJob(job.id), label: messages.edit }}
        facts={
          <>
            <Facts job={job} />
            <OwnFit job={job} />
            <Insiders job={job} />
          </>
        }
        parent="jobs"
        picture={<CompanySquare company={job.Company} size="large" />}
        post={job}
      >
        {job.status === "open" && (
          <>
            <a className="btn btn-primary" href={job.link} rel="noopener noreferrer nofollow" target="_blank">
              {messages.apply} <ArrowUpRight aria-hidden className="size-4" />
            </a>
            <SaveButton job={job} />
            <AppliedButton job={job} />
          </>
        )}
        <WorkLifeButton job={job} />
      </PostHeader>
    </>
  );
}

function Facts({ job }: { job: Job }) {
  return (
    <ul className="place facts quiet mt-1.5" id={places.facts}>
      <li className="fact" dir="auto">
        <span className="sr-only">{messages.company}</span>
        {job.Company ? (
          <PageLink className="text-link" id={job.Company.id} page="company">
            {job.Company.name}
          </PageLink>
        ) : (
          messages.noCompany
        )}
      </li>
      <li className="fact" dir="auto">
        <span className="sr-only">{messages.location}</span>
        {job.location ?? messages.noLocation}
      </li>
      <li className="fact">
        <Sentence>{messages.postedBy(<PersonLink person={job.User} />)}</Sentence>
      </li>
    </ul>
  );
}
