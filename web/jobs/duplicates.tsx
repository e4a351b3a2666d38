import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/job-form.ts";
import { findDuplicates } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import { call } from "../api/api.ts";
import { Sentence } from "../ui/shell/sentence.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";

/** Recent jobs with the same link. It only informs; the poster decides. */
export function Duplicates({ link, except }: { link: string; except?: number }) {
  const { data } = useQuery({
    queryKey: ["jobs", "duplicates", link, except],
    queryFn: ({ signal }) => call(findDuplicates, { link, except }, signal),
    enabled: link !== "",
  });
  return (
    <div role="status">
      {data?.results.map(({ id, title, createdAt }) => (
        <p className="mt-2 text-sm" key={id}>
          <Sentence>
            {messages.postedBefore(
              timeAgo(createdAt),
              <a className="text-link" dir="auto" href={paths.job(id)} rel="noopener" target="_blank">
                {title}
              </a>,
            )}
          </Sentence>
        </p>
      ))}
    </div>
  );
}
