import { type MouseEvent, useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/members.ts";
import * as roles from "#messages/people.ts";
import { paths } from "../../contract/pages.ts";
import { eraseMember, type Member } from "../../contract/people/members.ts";
import { fullName } from "../../contract/people/names.ts";
import { changeRole } from "../../contract/people/users.ts";
import { mayCall, maySuspend } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { AdmissionActions } from "./admission-actions.tsx";
import { ErasureDialog } from "./erasure-dialog.tsx";
import { useMemberChanges } from "./member-queries.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { SuspensionDialog } from "./suspension-dialog.tsx";

/** The actions on a member that the reader's role permits. */
export function MemberActions({ member }: { member: Member }) {
  const reader = useUser();
  const [asked, ask] = useState<"suspension" | "role" | "erasure" | null>(null);
  const { lift, invite } = useMemberChanges(member.id);
  const name = fullName(member);
  const isSuspended = member.state === "suspended";
  if (!reader) return null;
  const isWaiting = member.state === "waiting";

  async function letIn(event: MouseEvent<HTMLElement>) {
    const summary = event.currentTarget.closest("details")?.querySelector("summary");
    await told(lift.mutateAsync(), messages.lifted(name), `suspension of ${member.id}`);
    // The pressed button disappears with the suspension.
    summary?.focus({ preventScroll: true });
  }

  return (
    <div className="mt-5 flex flex-wrap justify-end gap-2">
      <Link
        aria-label={messages.profileOf(name)}
        className="btn btn-ghost btn-sm mr-auto -ml-3"
        prefetch="intent"
        to={paths.user(member.id)}
      >
        {messages.profile}
      </Link>
      {isWaiting && <AdmissionActions member={member} />}
      {member.state === "invited" && (
        <button
          aria-label={messages.inviteAgainThis(name)}
          className="btn btn-quiet btn-sm"
          disabled={invite.isPending}
          onClick={() => void told(invite.mutateAsync(), messages.invited(name), `invitation of ${member.id}`)}
          type="button"
        >
          {messages.inviteAgain}
        </button>
      )}
      {!isWaiting && mayCall(reader, changeRole.access) && (
        <button
          aria-label={messages.changeRoleOf(name)}
          className="btn btn-quiet btn-sm"
          onClick={() => ask("role")}
          type="button"
        >
          {roles.change}
        </button>
      )}
      {!isWaiting && maySuspend(reader, member) && (
        <button
          aria-label={isSuspended ? messages.changeSuspensionOf(name) : messages.suspendThis(name)}
          className="btn btn-quiet btn-sm"
          onClick={() => ask("suspension")}
          type="button"
        >
          {isSuspended ? messages.changeSuspension : messages.suspend}
        </button>
      )}
      {maySuspend(reader, member) && isSuspended && (
        <button
          aria-label={messages.liftOf(name)}
          className="btn btn-quiet btn-sm"
          disabled={lift.isPending}
          onClick={letIn}
          type="button"
        >
          {messages.lift}
        </button>
      )}
      {mayCall(reader, eraseMember.access) && reader.id !== member.id && (
        <button
          aria-label={messages.eraseThis(name)}
          className="btn btn-quiet btn-sm text-error!"
          onClick={() => ask("erasure")}
          type="button"
        >
          {messages.erase}
        </button>
      )}
      {asked === "erasure" && <ErasureDialog member={member} onClose={() => ask(null)} />}
      {asked === "suspension" && <SuspensionDialog member={member} onClose={() => ask(null)} />}
      {asked === "role" && <RoleDialog member={member} onClose={() => ask(null)} />}
    </div>
  );
}

async function told(work: Promise<unknown>, done: string, about: string) {
  try {
    await work;
    notify.success(done, about);
  } catch (error) {
    notify.failure(error, about);
  }
}
