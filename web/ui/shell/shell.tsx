import type { ReactNode } from "react";
import * as messages from "#messages/shell.ts";
import { Footer } from "../navigation/footer.tsx";
import { Navbar } from "../navigation/navbar.tsx";
import { useRouteFocus } from "../navigation/route-focus.ts";
import { OfflineBanner } from "../states/offline-banner.tsx";
import { useOfflineFiles } from "../states/offline-files.ts";
import { Toasts } from "../toasts/toasts.tsx";
import { useArrival } from "./arrival.ts";
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
