import { useQuery } from "@tanstack/react-query";
import { left as charactersLeft, whatTheySee } from "#messages/comments.ts";
import { send, sending } from "#messages/forms.ts";
import * as messages from "#messages/projects.ts";
import { requestSeat, type Seat } from "../../contract/projects/project-seats.ts";
import { useRequestForm } from "../conversations/request-form.ts";
import { userQuery } from "../people/user-queries.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import type { WholeProject } from "./project-queries.ts";
import { useTeamCall } from "./team-queries.ts";

type Props = { project: WholeProject; seat: Seat; onClose: () => void };

/** Asks the owner for a seat; it is a message to them. */
export function SeatRequestDialog({ project, seat, onClose }: Props) {
  const { form, left, clear } = useRequestForm(`seat ${seat.number} of project ${project.id}`);
  const { mutateAsync: request } = useTeamCall(requestSeat);
  const { data: owner } = useQuery(userQuery(project.ownerId ?? 0));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async ({ text }) => {
        await request({ id: project.id, number: seat.number, text });
        clear();
        notify.success(messages.asking.done);
      }}
      submitLabel={send}
      title={messages.asking.title(seat.name)}
      whileSending={sending}
    >
      <TextArea
        error={form.formState.errors.text}
        field={form.register("text")}
        hint={charactersLeft(left)}
        label={messages.asking.text}
        rows={6}
      />
      {owner && owner.contact !== "open" && <p className="quiet text-sm">{whatTheySee(owner.firstName)}</p>}
    </FormDialog>
  );
}
