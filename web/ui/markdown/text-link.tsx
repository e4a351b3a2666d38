import { createContext, type ReactNode, useContext } from "react";
import { Link } from "react-router";
import { pages } from "../../../contract/pages.ts";
import { boardAddress } from "../shell/board-address.ts";

const InLink = createContext(false);

/** A link in a member's text: board pages open in place, other sites in a new tab; any other address stays text. */
export function TextLink({ address = "", children }: { address?: string; children: ReactNode }) {
  // A picture rendered as a link may lie inside a link.
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
  if (address.startsWith("/")) {
    const page = boardAddress(address);
    if (!page) return undefined;
    // API responses are no pages, except for the API's documentation.
    return page.pathname.startsWith("/api/") && page.pathname !== pages.apiDocs ? "outward" : "page";
  }
  return outward.includes(URL.parse(address)?.protocol ?? "") ? "outward" : undefined;
}
