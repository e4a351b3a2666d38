import * as jobStatus from "#messages/job-status.ts";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { places } from "../../contract/pages.ts";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { DecisionNotice } from "../moderation/decision-notice.tsx";
import { RecordHeader } from "../ui/lists/record-header.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { endOf } from "./job-end.ts";

export function JobHeader({ job }: { job: Job }) {
  return (
    <>
      <DecisionNotice of={job} />
      <JobClosedBanner job={job} />
      <RecordHeader picture={<CompanyLogo company={job.Company} size="large" />} title={job.title}>
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
        <MessageSentence>{messages.postedBy(<PersonLink person={job.User} />)}</MessageSentence>
      </li>
    </ul>
  );
}

/** Above the title of a job that no longer takes applications. */
function JobClosedBanner({ job }: { job: Job }) {
  if (job.status === "open") return null;
  return (
    <p className="sheet mb-6 px-4 py-3 font-semibold" role="note">
      {job.status === "withdrawn" && jobStatus.withdrawn}
      {job.status === "expired" && (
        <MessageSentence>{jobStatus.leftOn(<time dateTime={job.expiresAt}>{endOf(job)}</time>)}</MessageSentence>
      )}
      {job.status === "filled" && job.filledAt && (
        <MessageSentence>{jobStatus.filledOn(<DateTime brief value={job.filledAt} />)}</MessageSentence>
      )}
    </p>
  );
}
