import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { places } from "../../contract/pages.ts";
import { CompanySquare } from "../companies/company-square.tsx";
import { Notice } from "../moderation/notice.tsx";
import { RecordHeader } from "../ui/lists/record-header.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { NotOpenBanner } from "./not-open-banner.tsx";

export function JobHeader({ job }: { job: Job }) {
  return (
    <>
      <Notice of={job} />
      <NotOpenBanner job={job} />
      <RecordHeader picture={<CompanySquare company={job.Company} size="large" />} title={job.title}>
        <Where job={job} />
      </RecordHeader>
    </>
  );
}

function Where({ job }: { job: Job }) {
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
