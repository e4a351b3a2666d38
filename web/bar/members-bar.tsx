import { Suspense } from "react";
import { useUser } from "../api/session.ts";
import "../search/forget-recent.ts";
import { latePart } from "../ui/states/late-part.ts";

const MemberButtons = latePart(() => import("./member-buttons.tsx").then(({ MemberButtons }) => MemberButtons));

/** Its code is not loaded for visitors, nor for members who wait for admission, whose calls would be refused. */
export function MembersBar() {
  const user = useUser();
  if (!user || user.state === "waiting") return null;
  return (
    <Suspense>
      <MemberButtons />
    </Suspense>
  );
}
