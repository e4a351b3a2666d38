import type { ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "#messages/home.ts";
import { pages } from "../../contract/pages.ts";
import { House } from "../ui/lists/house.tsx";
import { site } from "../ui/shell/site.ts";
import { windowRows } from "./window-events.ts";

/** `children` are the lights of the house. */
export function Hero({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  return (
    <section className="window">
      <div className="page-width grid items-start gap-x-10 gap-y-12 pt-16 pb-12 md:grid-cols-[minmax(0,1fr)_17rem] md:pt-20 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pb-16">
        <div>
          <p className="quiet max-sm:text-sm">{messages.alumniBoard(site.organisation)}</p>
          <h1 className="mt-2 max-w-3xl font-semibold text-[clamp(2.5rem,1rem+3.4vw,3.75rem)] leading-[1.07]">
            {messages.claim}
          </h1>
          <p className="quiet mt-6 max-w-xl text-lg">{messages.offer}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link className="btn btn-primary" prefetch="intent" to={isMember ? pages.welcome : pages.logIn}>
              {messages.start}
            </Link>
            <Link className="btn btn-ghost" prefetch="intent" to={pages.about}>
              {messages.whatIsThis}
            </Link>
          </div>
        </div>
        <House rows={windowRows}>{children}</House>
      </div>
    </section>
  );
}
