import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { left } from "#messages/comments.ts";
import { send, sending } from "#messages/forms.ts";
import * as messages from "#messages/projects.ts";
import { requestTextMax } from "../../contract/conversations.ts";
import { codePointCount, text } from "../../contract/interface/fields.ts";
import { inviteToSeat, type Seat } from "../../contract/projects/project-seats.ts";
import { matchingUsersQuery } from "../matches/match-queries.ts";
import { PersonSelect } from "../people/person-select.tsx";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import type { WholeProject } from "./project-queries.ts";
import { useTeamCall } from "./team-queries.ts";

const schema = z.object({ userId: z.number({ error: messages.inviting.choose }), text: text(requestTextMax) });
type Values = { userId: number | null; text: string };

type Props = { project: WholeProject; seat: Seat; onClose: () => void };

/** Offers a seat to a member, the fitting ones first. */
export function SeatInviteDialog({ project, seat, onClose }: Props) {
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema) as never,
    defaultValues: { userId: null, text: "" },
  });
  const { mutateAsync: invite } = useTeamCall(inviteToSeat);
  const { data: fitting = [] } = useQuery(matchingUsersQuery("projects", project.id));
  const team = project.team.flatMap(({ id, until }) => (id === null || until ? [] : [id]));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async ({ userId, text }) => {
        await invite({ id: project.id, number: seat.number, userId, text });
        notify.success(messages.inviting.done);
      }}
      submitLabel={send}
      title={messages.inviteTo(seat.name)}
      whileSending={sending}
    >
      <Controller
        control={form.control}
        name="userId"
        render={({ field, fieldState }) => (
          <PersonSelect
            error={fieldState.error}
            except={[...team, project.ownerId ?? 0]}
            field={field}
            offered={fitting}
            words={messages.inviting}
          />
        )}
      />
      <TextArea
        error={form.formState.errors.text}
        field={form.register("text")}
        hint={left(requestTextMax - codePointCount(form.watch("text").trim()))}
        label={messages.inviting.text}
        rows={5}
      />
    </FormDialog>
  );
}
