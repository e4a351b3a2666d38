import type { ReactNode } from "react";
import { useEarlyPress } from "./early-press.ts";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { useOfflineFiles } from "./offline-files.ts";
import { useRouteFocus } from "./route-focus.ts";
import { useSessionEnd } from "./session-end.ts";
import { Toasts } from "./toasts.tsx";

const mainId = "main";

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRouteFocus();
  useSessionEnd();
  useOfflineFiles();
  useEarlyPress();

  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip-link btn btn-primary" href={`#${mainId}`}>
        Skip to content
      </a>
      <Navbar />
      <main className="flex-1" id={mainId} ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <OfflineBanner />
      <Toasts />
    </div>
  );
}
