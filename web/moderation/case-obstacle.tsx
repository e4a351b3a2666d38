import * as messages from "#messages/moderation.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Person } from "../../contract/people/people.ts";
import { ApiProblem, messageOf } from "../api/api.ts";

type Props = { other: Person | null; refusal: unknown; lookAgain: () => Promise<void> };

/** Why a decision can't be made now: another staff member has the case, or it has changed meanwhile. */
export function CaseObstacle({ other, refusal, lookAgain }: Props) {
  if (other) {
    return (
      <p className="sheet p-4" role="status">
        {messages.isLooking(fullName(other))}
      </p>
    );
  }
  if (!refusal) return null;
  const isOutdated = refusal instanceof ApiProblem && refusal.status === 409;
  return (
    <div className="sheet flex flex-wrap items-center justify-between gap-3 border-error! p-4" role="alert">
      <p>{messageOf(refusal)}</p>
      {isOutdated && (
        <button className="btn btn-quiet btn-sm" onClick={() => void lookAgain()} type="button">
          {messages.lookAgain}
        </button>
      )}
    </div>
  );
}
