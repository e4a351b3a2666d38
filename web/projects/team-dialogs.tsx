import { useForm } from "react-hook-form";
import { sending } from "#messages/forms.ts";
import * as messages from "#messages/projects.ts";
import type { TeamMember } from "../../contract/projects/project-seats.ts";
import { leaveTeam, offerProject } from "../../contract/projects/project-team.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import type { WholeProject } from "./project-queries.ts";
import { useTeamCall } from "./team-queries.ts";

/** A member of the team who is still on the board. */
export type PresentMember = TeamMember & { id: number };
type Props = { project: WholeProject; member: PresentMember; onClose: () => void };

export function LeaveDialog({ project, member, onClose }: Props) {
  const form = useForm({ defaultValues: { stay: true } });
  const { mutateAsync: leave } = useTeamCall(leaveTeam);
  return (
    <FormDialog
      form={form}
      isDangerous
      onClose={onClose}
      save={async ({ stay }) => {
        await leave({ id: project.id, userId: member.id, stay });
        notify.success(messages.leaving.done);
      }}
      submitLabel={messages.leave}
      title={messages.leave}
      whileSending={sending}
    >
      <p dir="auto">{messages.leaving.question(member.seat.name)}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input className="checkbox" type="checkbox" {...form.register("stay")} />
        {messages.leaving.stay}
      </label>
    </FormDialog>
  );
}

export function RemoveDialog({ project, member, onClose }: Props) {
  const form = useForm({ defaultValues: { reason: "" } });
  const { mutateAsync: remove } = useTeamCall(leaveTeam);
  const name = member.firstName ?? "";
  return (
    <FormDialog
      form={form}
      isDangerous
      onClose={onClose}
      save={async ({ reason }) => {
        await remove({ id: project.id, userId: member.id, reason });
        notify.success(messages.removing.done(name));
      }}
      submitLabel={messages.remove(name)}
      title={messages.remove(name)}
      whileSending={sending}
    >
      <p dir="auto">{messages.removing.question(name, member.seat.name)}</p>
      <TextArea
        error={form.formState.errors.reason}
        field={form.register("reason")}
        hint={messages.optional}
        label={messages.removing.reason}
        rows={2}
      />
    </FormDialog>
  );
}

export function HandOverDialog({ project, member, onClose }: Props) {
  const form = useForm();
  const { mutateAsync: offer } = useTeamCall(offerProject);
  const name = member.firstName ?? "";
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async () => {
        await offer({ id: project.id, userId: member.id });
        notify.success(messages.handingOver.done(name));
      }}
      submitLabel={messages.handingOver.confirm}
      title={messages.handOver(name)}
      whileSending={sending}
    >
      <p dir="auto">{messages.handingOver.question(name)}</p>
    </FormDialog>
  );
}
