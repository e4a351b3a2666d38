import { useState } from "react";
import { useBrowserValue } from "./browser-value.ts";

type Carried = { token?: string; invitation?: string };

/**
 * Runs in the document's head: moves the token of a mailed link from the address to the history entry's state, where it survives
 * a reload but isn't visible, logged or sent as a referrer. The entry gets a `key`, because the router overwrites the state of
 * entries without one.
 */
export const hideLinkParameters = `(function(){try{var u=new URL(location.href),l={},n;for(n of["token","invitation"])if(u.searchParams.has(n)){l[n]=u.searchParams.get(n);u.searchParams.delete(n);history.replaceState(Object.assign({key:Math.random().toString(32).slice(2)},history.state,{link:l}),"",u.href)}}catch(e){}})();`;

/** The parameter of the mailed link: "" if there is none, null before hydration. */
export function useLinkParameter(name: keyof Carried): string | null {
  const [carried] = useState(carriedHere);
  return useBrowserValue<string | null>(() => carried[name] ?? "", null);
}

/** Read once, because a hash link on the page pushes a new history entry. */
function carriedHere(): Carried {
  return (typeof window !== "undefined" && (window.history.state as { link?: Carried } | null)?.link) || {};
}
