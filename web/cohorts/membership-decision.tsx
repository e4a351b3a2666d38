import { useState } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/cohorts.ts";
import type { Person } from "../../contract/people/people.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import { useMembershipDecision } from "./cohort-staff-queries.ts";

type Props = { cohortId: number; person: Person };

/** Two buttons by which staff verify or refuse a pending member. */
export function MembershipDecision({ cohortId, person }: Props) {
  const [isTakingOut, ask] = useState(false);
  const { confirm } = useMembershipDecision(cohortId, person.id);
  const name = person.firstName;
  const about = `member ${person.id} of ${cohortId}`;

  async function sayYes() {
    try {
      await confirm.mutateAsync();
      notify.success(messages.confirmed(name), about);
    } catch (error) {
      notify.failure(error, about);
    }
  }

  return (
    <>
      <button
        aria-label={messages.confirmThis(name)}
        className="btn btn-quiet btn-sm"
        disabled={confirm.isPending}
        onClick={() => void sayYes()}
        type="button"
      >
        {messages.confirmMember}
      </button>
      <button
        aria-label={messages.takeOutThis(name)}
        className="btn btn-quiet btn-sm"
        onClick={() => ask(true)}
        type="button"
      >
        {messages.takeOut}
      </button>
      {isTakingOut && <TakeOutDialog cohortId={cohortId} onClose={() => ask(false)} person={person} />}
    </>
  );
}

function TakeOutDialog({ cohortId, person, onClose }: Props & { onClose: () => void }) {
  const { takeOut } = useMembershipDecision(cohortId, person.id);
  const form = useForm({ defaultValues: { reason: "" } });
  const name = person.firstName;
  return (
    <FormDialog
      form={form}
      isDangerous
      onClose={onClose}
      save={async ({ reason }) => {
        await takeOut.mutateAsync(reason);
        notify.success(messages.takenOut(name));
      }}
      submitLabel={messages.takeOut}
      title={messages.takeOutThis(name)}
      whileSending={messages.takingOut}
    >
      <p>{messages.cantComeBack(name)}</p>
      <TextArea error={form.formState.errors.reason} field={form.register("reason")} label={messages.reason} rows={3} />
    </FormDialog>
  );
}
