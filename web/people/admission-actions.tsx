import { useState } from "react";
import * as messages from "#messages/members.ts";
import type { Member } from "../../contract/people/members.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useMemberChanges } from "./member-queries.ts";
import { RefusalDialog } from "./refusal-dialog.tsx";

/** Buttons to admit or refuse someone who has signed up. */
export function AdmissionActions({ member }: { member: Member }) {
  const [isRefusing, refuse] = useState(false);
  const { admit } = useMemberChanges(member.id);
  const name = member.firstName;
  const about = `admission of ${member.id}`;

  async function letIn() {
    try {
      await admit.mutateAsync();
      notify.success(messages.isIn(name), about);
    } catch (error) {
      notify.failure(error, about);
    }
  }

  return (
    <>
      <button
        aria-label={messages.letInThis(name)}
        className="btn btn-primary btn-sm"
        disabled={admit.isPending}
        onClick={() => void letIn()}
        type="button"
      >
        {messages.letIn}
      </button>
      <button
        aria-label={messages.refuseThis(name)}
        className="btn btn-quiet btn-sm"
        onClick={() => refuse(true)}
        type="button"
      >
        {messages.refuse}
      </button>
      {isRefusing && <RefusalDialog member={member} onClose={() => refuse(false)} />}
    </>
  );
}
