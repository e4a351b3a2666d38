import { useEffect, useId, useRef } from "react";
import { type FieldError, type UseFormRegisterReturn, useWatch } from "react-hook-form";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { removableParts } from "../../contract/moderation/decisions.ts";
import type { ModeratedParent } from "../../contract/moderation/moderated-records.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Person } from "../../contract/people/people.ts";
import { ApiProblem, messageOf } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { FieldMessage, TextArea } from "../ui/forms/text-field.tsx";
import { leave, useClaiming } from "./case-queries.ts";
import { useDecision } from "./decision-state.ts";
import { OutcomeField } from "./outcome-field.tsx";
import { SuspensionField } from "./suspension-field.tsx";

/** In milliseconds: a claim older than this is renewed, well before it expires. */
const young = 60_000;

/** Claims an open case while it is on screen, and releases it afterwards. `other` is another staff member who has it. */
function useClaim({ id, state, mayDecide, claim }: WholeCase) {
  const reader = useUser();
  const { mutate } = useClaiming(id);
  const isMine = claim?.User.id === reader?.id;
  const isFree = claim === null || (isMine && Date.now() - Date.parse(claim.at) > young);
  const isWanted = state === "open" && mayDecide && isFree;
  const hasIt = useRef(false);
  hasIt.current = claim !== null && isMine;

  useEffect(() => {
    if (isWanted) mutate(false);
  }, [isWanted, mutate]);
  useEffect(
    () => () => {
      if (hasIt.current) void leave(id);
    },
    [id],
  );

  return { other: claim && !isMine ? claim.User : null, takeOver: () => mutate(true) };
}

/** The form to decide a case. What was typed stays if another staff member claims the case or it changes. */
export function DecisionForm({ found }: { found: WholeCase }) {
  const { form, send, refusal, lookAgain, isEdited } = useDecision(found);
  const { other, takeOver } = useClaim(found);
  const { errors, isSubmitting } = form.formState;
  const outcome = useWatch({ control: form.control, name: "outcome" });

  return (
    <form
      className="grid gap-6"
      id="decision"
      noValidate
      onSubmit={(event) => (other ? event.preventDefault() : void send(event))}
    >
      <LeaveGuard isEdited={isEdited} />
      <CaseObstacle lookAgain={lookAgain} other={other} refusal={refusal} />
      <OutcomeField error={errors.outcome} field={form.register("outcome")} parent={found.parent} />
      {outcome === "cleared" && (
        <PartsField
          error={errors.parts as FieldError | undefined}
          field={form.register("parts")}
          parent={found.parent}
        />
      )}
      {outcome !== "kept" && (
        <>
          {found.User && <SuspensionField author={found.User} form={form} outcome={outcome} />}
          <SelectField error={errors.reason} field={form.register("reason")} label={messages.reason}>
            <option value="">{messages.chooseReason}</option>
            <Options names={messages.reasons} />
          </SelectField>
        </>
      )}
      <TextArea
        error={errors.text}
        field={form.register("text")}
        hint={messages.toldHint}
        label={messages.told}
        rows={4}
      />
      <div>
        {other ? (
          <button className="btn btn-primary" onClick={takeOver} type="button">
            {messages.takeOver}
          </button>
        ) : (
          <SubmitButton isSending={isSubmitting} label={messages.decidingDecide} whileSending={messages.deciding} />
        )}
      </div>
    </form>
  );
}

type CaseObstacleProps = { other: Person | null; refusal: unknown; lookAgain: () => Promise<void> };

/** Why a decision can't be made now: another staff member has the case, or it has changed meanwhile. */
function CaseObstacle({ other, refusal, lookAgain }: CaseObstacleProps) {
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

type PartsFieldProps = { parent: ModeratedParent; field: UseFormRegisterReturn; error?: FieldError };

function PartsField({ parent, field, error }: PartsFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{messages.whichParts}</legend>
      <div className="flex flex-wrap gap-x-6">
        {removableParts(parent).map((part) => (
          <label className="flex min-h-11 items-center gap-2.5" key={part}>
            <input {...field} aria-invalid={Boolean(error)} className="checkbox" type="checkbox" value={part} />
            {messages.parts[part]}
          </label>
        ))}
      </div>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
    </fieldset>
  );
}
