import { Link } from "react-router";
import * as messages from "#messages/welcome.ts";
import { pages } from "../../contract/pages.ts";

/** Stands in for the matches of a member who has named no skills. */
export function MatchEmpty() {
  return (
    <section aria-labelledby="nothing-to-match">
      <h2 className="font-semibold text-xl" id="nothing-to-match">
        {messages.nothingYet}
      </h2>
      <p className="mt-3 max-w-prose">{messages.whyNameSkills}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link className="btn btn-quiet" prefetch="intent" to={pages.jobs}>
          {messages.lookAtJobs}
        </Link>
        <Link className="btn btn-quiet" prefetch="intent" to={pages.projects}>
          {messages.lookAtProjects}
        </Link>
      </div>
    </section>
  );
}
