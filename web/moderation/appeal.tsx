import { useRef } from "react";
import * as messages from "#messages/appeals.ts";
import * as decisions from "#messages/moderation.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { AppealStatus } from "./appeal-status.tsx";
import { OutcomeName } from "./outcome-name.tsx";
import { ReportedRecord } from "./reported-record.tsx";

type Props = { decision: Decision; ask: (text: string) => Promise<void> };

/** The decision with its reason and rule, then the form to appeal, or the state of the appeal. */
export function Appeal({ decision, ask }: Props) {
  const { at, reason, text, automatic, basis, appealable, appealUntil, appeal } = decision;
  const said = useRef<HTMLDivElement>(null);

  async function askOnce(why: string) {
    await ask(why);
    // The button that had the focus is gone.
    said.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="sheet mt-6 p-5">
        <ReportedRecord at={at} reason={reason} thing={decision}>
          <p>
            <OutcomeName {...decision} />
          </p>
          <TextLanguage>{text}</TextLanguage>
          <p className="quiet text-sm">{automatic ? decisions.automatically : decisions.byWhom[basis]}</p>
        </ReportedRecord>
      </div>
      <div className="mt-6 grid gap-2" ref={said} role="status" tabIndex={-1}>
        <AppealStatus appeal={appeal} asked={messages.thanks} />
      </div>
      {appealable && <AppealForm ask={askOnce} decision={decision} />}
      {!appealable && !appeal && appealUntil && new Date(appealUntil) < new Date() && (
        <p className="quiet">{messages.couldBeAsked(new Date(appealUntil))}</p>
      )}
    </>
  );
}
