import { Suspense } from "react";
import { latePart } from "../ui/shell/late-part.ts";
import type { Removal } from "./removal.ts";

const Fields = latePart(() => import("./removal-fields.tsx").then(({ RemovalFields }) => RemovalFields));

type Props = { removal: Removal; change: (removal: Removal) => void };

/** Loaded lazily, because only staff need it. */
export function WhyRemoved(props: Props) {
  return (
    <Suspense fallback={<div className="bone mt-5 h-56" />}>
      <Fields {...props} />
    </Suspense>
  );
}
