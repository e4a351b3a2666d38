import type { ReactNode } from "react";
import * as messages from "#messages/shell.ts";
import { Toasts } from "../dialogs/toasts.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { useOfflineFiles } from "./offline-files.ts";
import { useRouteFocus } from "./route-focus.ts";
import { useSessionEnd } from "./session-end.ts";
import { useArrival } from "./shell-arrival.ts";

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
