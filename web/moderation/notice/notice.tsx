import { lazy, Suspense } from "react";
import type { Notice as Decided } from "../../../contract/moderation/decisions.ts";

const WhyHidden = lazy(() => import("./why-hidden.tsx").then((module) => ({ default: module.WhyHidden })));

/** For owner and staff, above what others don't see. */
export function Notice({ of: { notice, ownerId } }: { of: { ownerId: number | null; notice?: Decided } }) {
  if (!notice) return null;
  return (
    <Suspense>
      <WhyHidden notice={notice} ownerId={ownerId} />
    </Suspense>
  );
}
