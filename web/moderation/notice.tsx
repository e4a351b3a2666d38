import { Suspense } from "react";
import type { Notice as Decided } from "../../contract/moderation/decisions.ts";
import { latePart } from "../ui/shell/late-part.ts";

const WhyHidden = latePart(() => import("./why-hidden.tsx").then(({ WhyHidden }) => WhyHidden));

/** For the owner and staff: why something is hidden from others. */
export function Notice({ of: { notice, ownerId } }: { of: { ownerId: number | null; notice?: Decided } }) {
  if (!notice) return null;
  return (
    <Suspense>
      <WhyHidden notice={notice} ownerId={ownerId} />
    </Suspense>
  );
}
