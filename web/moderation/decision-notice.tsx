import { Suspense } from "react";
import type { Notice } from "../../contract/moderation/decisions.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";

const HiddenReason = lazyComponent(() => import("./hidden-reason.tsx").then(({ HiddenReason }) => HiddenReason));

/** For the owner and staff: why something is hidden from others. */
export function DecisionNotice({ of: { notice, ownerId } }: { of: { ownerId: number | null; notice?: Notice } }) {
  if (!notice) return null;
  return (
    <Suspense>
      <HiddenReason notice={notice} ownerId={ownerId} />
    </Suspense>
  );
}
