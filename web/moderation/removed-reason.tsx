import { Suspense } from "react";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import type { Removal } from "./removal.ts";

const Fields = lazyComponent(() => import("./removal-fields.tsx").then(({ RemovalFields }) => RemovalFields));

type Props = { removal: Removal; change: (removal: Removal) => void };

/** Loaded lazily, because only staff need it. */
export function RemovedReason(props: Props) {
  return (
    <Suspense fallback={<div className="bone mt-5 h-56" />}>
      <Fields {...props} />
    </Suspense>
  );
}
