import type { ReactNode } from "react";
import * as messages from "#messages/home.ts";
import { PaintedHouse } from "../../ui/lists/house.tsx";

/** A log-in or sign-up form, on wide screens beside the house. */
export function BesideHouse({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid gap-x-20 lg:grid-cols-[27rem_minmax(0,1fr)]">
      <div className="w-full max-w-108 pt-8 pb-12 md:pb-20">{children}</div>
      <div className="hidden content-center justify-items-center gap-10 py-16 lg:grid">
        <PaintedHouse rows={8} />
        <p className="max-w-96 text-balance text-center font-display font-semibold text-2xl leading-snug">
          {messages.claim}
        </p>
      </div>
    </div>
  );
}
