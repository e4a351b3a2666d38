import { Suspense, useSyncExternalStore } from "react";
import { latePart } from "../shell/late-part.ts";
import { onToastsWanted, toastsAreWanted } from "./notify.ts";

const Toaster = latePart(() => import("./toaster.tsx").then(({ BoardToaster }) => BoardToaster));

export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsAreWanted, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
