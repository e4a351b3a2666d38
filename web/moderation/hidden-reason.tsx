import { askedAlready } from "#messages/appeals.ts";
import * as messages from "#messages/moderation-notices.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { Notice } from "../../contract/moderation/decisions.ts";
import { useUser } from "../api/session.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { AppealLink, AppealStatus } from "./appeal-status.tsx";
import { RuleLink } from "./rule-link.tsx";

export function HiddenReason({ notice, ownerId }: { notice: Notice; ownerId: number | null }) {
  const isOwn = useUser()?.id === ownerId;
  const { reason, text, outcome, appealable, appeal, lookAsked } = notice;
  return (
    <div className="sheet mb-6 grid justify-items-start gap-2 p-4" role="note">
      <p className="font-semibold">{messages.onlyYou}</p>
      <p className="[overflow-wrap:anywhere]">
        <Beginning notice={notice} />{" "}
        <span dir="auto" lang={languageOf(text)}>
          {text}
        </span>
      </p>
      {reason && <RuleLink rule={reason} />}
      {isOwn && outcome === "hidden" && <p>{lookAsked ? askedAlready : messages.changeIt}</p>}
      {appealable && <AppealLink decision={notice} />}
      <AppealStatus appeal={appeal} />
    </div>
  );
}

function Beginning({ notice: { outcome, automatic, at } }: { notice: Notice }) {
  if (outcome === "held") return messages.looksFirst;
  if (automatic) return messages.hiddenAutomatically;
  return <MessageSentence>{messages.hiddenOn(<DateTime brief value={at} />)}</MessageSentence>;
}
