import type { ReactNode } from "react";
import * as messages from "#messages/cohorts.ts";
import type { PendingMember } from "../../contract/cohorts.ts";
import { Face } from "../ui/markdown/face.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";

/** Someone who waits for verification; `children` are the buttons. */
export function MembershipRequest({ person, children }: { person: PendingMember; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Face person={person} />
      <div className="min-w-0 grow basis-36">
        <PersonLink person={person} />
        <p className="quiet text-sm">{messages.vouchesSoFar(person.vouches)}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
