import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/job-form.ts";
import { findDuplicates } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import { call } from "../api/api.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";

/** Recent jobs with the same link. It only informs; the poster decides. */
export function JobDuplicates({ link, except }: { link: string; except?: number }) {
  const { data } = useQuery({
    queryKey: ["jobs", "duplicates", link, except],
    queryFn: ({ signal }) => call(findDuplicates, { link, except }, signal),
    enabled: link !== "",
  });
  return (
    <div role="status">
      {data?.results.map(({ id, title, createdAt }) => (
        <p className="mt-2 text-sm" key={id}>
          <MessageSentence>
            {messages.postedBefore(
              timeAgo(createdAt),
              <a className="text-link" dir="auto" href={paths.job(id)} rel="noopener" target="_blank">
                {title}
              </a>,
            )}
          </MessageSentence>
        </p>
      ))}
    </div>
  );
}
