import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "#messages/home.ts";
import { previewExcerptMax, previewLimit } from "../../contract/jobs/jobs.ts";
import { pages, paths } from "../../contract/pages.ts";
import { truncated } from "../../contract/texts/truncation.ts";
import { Loading } from "../ui/shell/loading.tsx";
import type { NewJob } from "./job-preview-data.ts";

export function JobPreviews({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="job-previews" className="page-width pt-8 md:pt-4">
      <h2 className="font-semibold text-2xl" id="job-previews">
        {messages.jobPreviews}
      </h2>
      <div className="mt-5 min-h-44">{children}</div>
    </section>
  );
}

/** Without jobs, or where they can't be loaded, it says that there are none. */
export function Previews({ jobs, isMember }: { jobs: NewJob[]; isMember: boolean }) {
  if (jobs.length === 0) {
    return <p className="sheet quiet grid min-h-44 place-items-center p-6">{messages.noJobs}</p>;
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {jobs.map((job) => (
        <Preview isMember={isMember} job={job} key={job.id} />
      ))}
    </ul>
  );
}

function Preview({ job, isMember }: { job: NewJob; isMember: boolean }) {
  const [words, wordsWithTitle] = isMember
    ? [messages.viewMore, messages.viewMoreOf]
    : [messages.logInToViewMore, messages.logInToViewMoreOf];
  return (
    <li className="sheet flex flex-col p-6 pb-4">
      <h3 className="font-semibold text-xl" dir="auto">
        {job.title}
      </h3>
      <p className="quiet text-sm" dir="auto">
        {job.location ?? "-"}
      </p>
      <p className="mt-3 mb-2" dir="auto" lang={job.language}>
        {truncated(job.excerpt, previewExcerptMax)}
      </p>
      <Link
        aria-label={wordsWithTitle(job.title)}
        className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start hover:underline"
        prefetch="intent"
        to={isMember ? paths.job(job.id) : pages.logIn}
      >
        {words} <ArrowRight aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

export function PreviewSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4 md:grid-cols-2">
        {Array.from({ length: previewLimit }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <div className="sheet h-44 space-y-3 p-6" key={place}>
            <div className="bone h-5 w-2/3" />
            <div className="bone h-3 w-1/4" />
            <div className="bone h-4 w-5/6" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
