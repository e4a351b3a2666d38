import { useState } from "react";
import { useIsHydrated } from "../shell/hydration.ts";

type Carried = { token?: string; invitation?: string };

/**
 * Runs in the document's head: what the link of a mail carries leaves the address before anyone can look at it, and stays
 * with this entry of the history, so that a reload still knows it. The router leaves an entry alone that has a key.
 */
export const hideLinkParameters = `(function(){try{var u=new URL(location.href),l={},n;for(n of["token","invitation"])if(u.searchParams.has(n)){l[n]=u.searchParams.get(n);u.searchParams.delete(n);history.replaceState(Object.assign({key:Math.random().toString(32).slice(2)},history.state,{link:l}),"",u.pathname+u.search+u.hash)}}catch(e){}})();`;

/** What the link of a mail carries: "" where it carries nothing, null while nobody knows it yet. */
export function useLinkParameter(name: keyof Carried): string | null {
  const isHydrated = useIsHydrated();
  const [carried] = useState(carriedHere);
  return isHydrated ? (carried[name] ?? "") : null;
}

/** Looked at once: a jump within the page begins another entry. */
function carriedHere(): Carried {
  return (typeof window !== "undefined" && (window.history.state as { link?: Carried } | null)?.link) || {};
}
