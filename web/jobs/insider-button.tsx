import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import * as messages from "#messages/jobs.ts";
import { insiderDays, type Job } from "../../contract/jobs/jobs.ts";
import { useDialogWhile } from "../ui/dialogs/dialog-state.ts";
import { MainAction } from "../ui/lists/record-layout.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { insidersQuery } from "./insider-queries.ts";

const InsiderDialog = lazyComponent(() => import("./insider-dialog.tsx").then(({ InsiderDialog }) => InsiderDialog));

type Props = {
  job: Pick<Job, "id" | "title">;
  /** Whether it is the main action of the page. */
  isMain?: boolean;
};

/** The button to ask someone at the job's company about the job, or whom the reader has asked already. */
export function InsiderButton({ job, isMain = false }: Props) {
  const { data: insiders } = useQuery(insidersQuery(job.id));
  const asked = insiders?.asked;
  const mayAsk = Boolean(insiders?.count) && !(asked && isRecent(asked.createdAt));
  const { isOpen, open, close, instead } = useDialogWhile<HTMLParagraphElement>(mayAsk);
  const button = (
    <button className={isMain ? "btn btn-primary" : "btn btn-quiet btn-sm"} onClick={open} type="button">
      {messages.ask}
    </button>
  );

  return (
    <>
      {asked && (
        <p className="quiet" ref={instead} tabIndex={-1}>
          <MessageSentence>
            {messages.youAsked(
              asked.User ? <PersonLink key="who" person={asked.User} /> : messages.someone,
              <DateTime brief key="when" value={asked.createdAt} />,
            )}
          </MessageSentence>
        </p>
      )}
      {mayAsk && (isMain ? <MainAction>{button}</MainAction> : button)}
      {isOpen && insiders && (
        <Suspense>
          <InsiderDialog job={job} onClose={close} people={insiders.results} />
        </Suspense>
      )}
    </>
  );
}

/** Whether an earlier request still keeps the reader from asking someone else. */
const isRecent = (askedAt: string) => Date.now() - Date.parse(askedAt) < insiderDays * 24 * 3600 * 1000;
