import { Suspense } from "react";
import { useUser } from "../api/session.ts";
import "../search/forget-recent.ts";
import { latePart } from "../ui/states/late-part.ts";

const MemberButtons = latePart(() => import("./member-buttons.tsx").then(({ MemberButtons }) => MemberButtons));

/** Visitors load nothing of it; to who waits to be let in it would not answer. */
export function MembersBar() {
  const user = useUser();
  if (!user || user.state === "waiting") return null;
  return (
    <Suspense>
      <MemberButtons />
    </Suspense>
  );
}
