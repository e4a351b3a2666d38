import { type FieldError, useWatch } from "react-hook-form";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextArea } from "../ui/forms/text-field.tsx";
import { useClaim } from "./case-claim.ts";
import { CaseObstacle } from "./case-obstacle.tsx";
import { useDecision } from "./decision-state.ts";
import { OutcomeField } from "./outcome-field.tsx";
import { PartsField } from "./parts-field.tsx";
import { SuspensionField } from "./suspension-field.tsx";

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
