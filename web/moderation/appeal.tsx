import { useRef } from "react";
import * as messages from "#messages/appeals.ts";
import * as decisions from "#messages/moderation.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import { WrittenText } from "../ui/shell/written-text.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { AppealState } from "./appeal-state.tsx";
import { Judged } from "./judged.tsx";
import { OutcomeName } from "./outcome-name.tsx";

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
        <Judged at={at} reason={reason} thing={decision}>
          <p>
            <OutcomeName {...decision} />
          </p>
          <WrittenText>{text}</WrittenText>
          <p className="quiet text-sm">{automatic ? decisions.automatically : decisions.byWhom[basis]}</p>
        </Judged>
      </div>
      <div className="mt-6 grid gap-2" ref={said} role="status" tabIndex={-1}>
        <AppealState appeal={appeal} asked={messages.thanks} />
      </div>
      {appealable && <AppealForm ask={askOnce} decision={decision} />}
      {!appealable && !appeal && appealUntil && new Date(appealUntil) < new Date() && (
        <p className="quiet">{messages.couldBeAsked(new Date(appealUntil))}</p>
      )}
    </>
  );
}
