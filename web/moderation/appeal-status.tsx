import { Link } from "react-router";
import * as messages from "#messages/appeals.ts";
import { ask } from "#messages/appeals.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import { pages } from "../../contract/pages.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { OutcomeName } from "./outcome-name.tsx";

/** The state of the reader's own appeal: pending or answered. */
export function AppealStatus({ appeal, asked = messages.askedAlready }: Pick<Decision, "appeal"> & { asked?: string }) {
  if (!appeal) return null;
  const { answer } = appeal;
  if (!answer) return <p>{asked}</p>;
  return (
    <>
      <p>
        {messages.lookedAgain} <OutcomeName outcome={answer.outcome} />
      </p>
      <TextLanguage>{answer.text}</TextLanguage>
    </>
  );
}

/** A link to the page where a member appeals a decision. */
export function AppealLink({ decision: { id } }: { decision: { id: number } }) {
  return (
    <Link className="btn btn-quiet btn-sm" to={`${pages.appeal}?decision=${id}`}>
      {ask}
    </Link>
  );
}
