import { lazy, Suspense, useSyncExternalStore } from "react";
import { onToastsWanted, toastsAreWanted } from "./notify.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((module) => ({ default: module.BoardToaster })));

export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsAreWanted, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
