import { Suspense, useState } from "react";
import * as messages from "#messages/projects.ts";
import { changeTeamMember } from "../../contract/projects/project-team.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { NavMoreMenu } from "../ui/shell/nav-more-menu.tsx";
import type { WholeProject } from "./project-queries.ts";
import type { PresentMember } from "./team-dialogs.tsx";
import { useTeamPress } from "./team-queries.ts";

const load = () => import("./team-dialogs.tsx");
const LeaveDialog = lazyComponent(() => load().then(({ LeaveDialog }) => LeaveDialog));
const RemoveDialog = lazyComponent(() => load().then(({ RemoveDialog }) => RemoveDialog));
const HandOverDialog = lazyComponent(() => load().then(({ HandOverDialog }) => HandOverDialog));

type Props = { project: WholeProject; member: PresentMember };

/** What the owner may do about a member of the team. */
export function TeamMemberActions({ project, member }: Props) {
  const [open, setOpen] = useState<"remove" | "handOver">();
  const { press, isPending } = useTeamPress(changeTeamMember, `team ${project.id} ${member.id}`);
  const name = member.firstName ?? "";
  const close = () => setOpen(undefined);
  const confirm = () => press({ id: project.id, userId: member.id, confirmed: true }, messages.timeConfirmed(name));
  return (
    <div className="flex flex-wrap items-center gap-1">
      {!member.confirmed && (
        <button
          aria-label={messages.confirmTimeOf(name)}
          className="btn btn-quiet btn-sm"
          disabled={isPending}
          onClick={() => void confirm()}
          type="button"
        >
          {messages.confirmTime}
        </button>
      )}
      <NavMoreMenu about={name}>
        <button className="menu-item w-full" dir="auto" onClick={() => setOpen("handOver")} type="button">
          {messages.handOver(name)}
        </button>
        <button className="menu-item w-full" dir="auto" onClick={() => setOpen("remove")} type="button">
          {messages.remove(name)}
        </button>
      </NavMoreMenu>
      {open && (
        <Suspense>
          {open === "remove" ? (
            <RemoveDialog member={member} onClose={close} project={project} />
          ) : (
            <HandOverDialog member={member} onClose={close} project={project} />
          )}
        </Suspense>
      )}
    </div>
  );
}

/** For a member of the team: leaving it. */
export function OwnSeat({ project, member }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button aria-haspopup="dialog" className="btn btn-ghost btn-sm" onClick={() => setOpen(true)} type="button">
        {messages.leave}
      </button>
      {isOpen && (
        <Suspense>
          <LeaveDialog member={member} onClose={() => setOpen(false)} project={project} />
        </Suspense>
      )}
    </>
  );
}
