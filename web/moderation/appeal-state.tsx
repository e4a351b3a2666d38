import * as messages from "#messages/appeals.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import { WrittenText } from "../ui/shell/written-text.tsx";
import { OutcomeName } from "./outcome-name.tsx";

/** The state of the reader's own appeal: pending or answered. */
export function AppealState({ appeal, asked = messages.askedAlready }: Pick<Decision, "appeal"> & { asked?: string }) {
  if (!appeal) return null;
  const { answer } = appeal;
  if (!answer) return <p>{asked}</p>;
  return (
    <>
      <p>
        {messages.lookedAgain} <OutcomeName outcome={answer.outcome} />
      </p>
      <WrittenText>{answer.text}</WrittenText>
    </>
  );
}
