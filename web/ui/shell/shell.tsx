import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import * as lists from "#messages/lists.ts";
import * as messages from "#messages/shell.ts";
import { notify, onToastsWanted, toastsAreWanted } from "../dialogs/toast.ts";
import { Footer } from "./footer.tsx";
import { chosenLanguage } from "./language.ts";
import { hasArrived } from "./language-arrival.ts";
import { lazyComponent } from "./lazy-component.ts";
import { Navbar } from "./navbar.tsx";
import { useIsOnline } from "./online.ts";
import { useRouteFocus } from "./route-focus.ts";
import { useSessionEnd } from "./session-end.ts";

const mainId = "main";

/** The frame of every page. */
export function Shell({ forMembers, children }: { forMembers: ReactNode; children: ReactNode }) {
  const main = useRouteFocus();
  useSessionEnd();
  useOfflineFiles();
  useArrival();

  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip-link btn btn-primary" href={`#${mainId}`}>
        {messages.skipToContent}
      </a>
      <Navbar forMembers={forMembers} />
      <main className="flex-1" id={mainId} ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <OfflineBanner />
      <Toasts />
    </div>
  );
}

/** A live region that is always rendered, because only changes of an existing one are announced. */
function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div aria-live="polite" className={isOnline ? undefined : "offline-banner"} data-offline={lists.offline}>
      {!isOnline && lists.offline}
    </div>
  );
}

/** Once the page has loaded, registers the service worker, which stores the board's files for offline use. */
function useOfflineFiles() {
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    if (document.readyState === "complete") keepFiles();
    else window.addEventListener("load", keepFiles, { once: true });
  }, []);
}

function keepFiles() {
  const chosen = chosenLanguage();
  // Registration may be refused, as in a private window; everything else works without it.
  navigator.serviceWorker
    .register(chosen ? `/sw.js?lang=${chosen}` : "/sw.js", { updateViaCache: "none" })
    .catch(() => undefined);
}

/** Shows the log-in toast if logging in has reloaded the page in another language. */
function useArrival() {
  useEffect(() => {
    if (hasArrived("logged in")) notify.success(messages.loggedIn);
  }, []);
}

const loadToaster = () => import("../dialogs/toaster.tsx");
const Toaster = lazyComponent(() => loadToaster().then(({ BoardToaster }) => BoardToaster), { isPreloaded: true });
const interactions = ["pointerdown", "keydown", "input"] as const;

function Toasts() {
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
