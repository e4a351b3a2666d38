import { createContext, type ReactNode, useContext } from "react";
import { Link } from "react-router";
import { pages } from "../../../contract/pages.ts";

const InLink = createContext(false);

/** A link in a text that members wrote: to the board's own pages in place, to other addresses in a new tab; all else is words. */
export function TextLink({ address = "", children }: { address?: string; children: ReactNode }) {
  // A picture that is shown as a link may stand in one.
  const kind = useContext(InLink) ? undefined : kindOf(address);
  const words = <InLink value>{children}</InLink>;
  if (kind === "page") return <Link to={address}>{words}</Link>;
  if (kind === "outward") {
    return (
      <a href={address} rel="nofollow ugc noopener noreferrer" target="_blank">
        {words}
      </a>
    );
  }
  return children;
}

const outward = ["http:", "https:", "mailto:"];

function kindOf(address: string): "page" | "outward" | undefined {
  if (/^\/(?![/\\])/.test(address)) {
    const { origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin) return undefined;
    // What the interface answers is no page, but for its description.
    return pathname.startsWith("/api/") && pathname !== pages.apiDocs ? "outward" : "page";
  }
  return outward.includes(URL.parse(address)?.protocol ?? "") ? "outward" : undefined;
}
