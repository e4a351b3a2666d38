import { Suspense } from "react";
import { useUser } from "../api/session.ts";
import "../ui/lists/search-forgetting.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";

const ProofOnDemand = lazyComponent(() =>
  import("../people/accounts/proof-on-demand.tsx").then(({ ProofOnDemand }) => ProofOnDemand),
);
const MemberButtons = lazyComponent(() => import("./member-buttons.tsx").then(({ MemberButtons }) => MemberButtons));

/** Its code is not loaded for visitors; the buttons' neither for members who wait for admission, whose calls would be refused. */
export function MembersBar() {
  const user = useUser();
  if (!user) return null;
  return (
    <Suspense>
      <ProofOnDemand />
      {user.state !== "waiting" && <MemberButtons />}
    </Suspense>
  );
}
