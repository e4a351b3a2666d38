import { Suspense, useEffect, useSyncExternalStore } from "react";
import { lazyComponent } from "../shell/lazy-component.ts";
import { onToastsWanted, toastsAreWanted } from "./toast.ts";

const loadToaster = () => import("./toaster.tsx");
const Toaster = lazyComponent(() => loadToaster().then(({ BoardToaster }) => BoardToaster));
const interactions = ["pointerdown", "keydown", "input"] as const;

export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsAreWanted, () => false);

  // Loaded with the first press, key or input, since without a network it is too late: a save that fails must say so.
  useEffect(() => {
    const load = () => void loadToaster().catch(() => undefined);
    for (const each of interactions) addEventListener(each, load, { once: true });
    return () => {
      for (const each of interactions) removeEventListener(each, load);
    };
  }, []);

  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
