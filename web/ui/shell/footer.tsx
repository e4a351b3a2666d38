import { Heart } from "lucide-react";
import { Link } from "react-router";
import * as messages from "#messages/shell.ts";
import { pages } from "../../../contract/pages.ts";
import { footerEntries } from "./nav-entries.ts";
import { site } from "./site.ts";

export function Footer() {
  return (
    <footer className="mt-12 border-base-300 border-t">
      <div className="page-width flex flex-col gap-x-6 gap-y-2 py-4 text-sm lg:flex-row lg:items-center lg:justify-between">
        <p className="quiet" suppressHydrationWarning>
          {messages.copyright(new Date().getFullYear(), site.organisation)}
        </p>
        <nav aria-label={messages.footer}>
          <ul className="-mx-2 flex flex-wrap gap-x-2 lg:justify-end">
            {footerEntries.map(({ page, label }) => (
              <li key={page}>
                <Link className="footer-link" prefetch="intent" to={pages[page]}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a className="footer-link" href={site.donationUrl} rel="noopener">
                {messages.donate} <Heart aria-hidden className="size-3.5 fill-current" />
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
