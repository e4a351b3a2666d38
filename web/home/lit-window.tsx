import type { CSSProperties } from "react";
import { Link } from "react-router";
import * as messages from "#messages/home.ts";
import { paths } from "../../contract/pages.ts";
import { brightness, inWords, titleOf, type WindowEvent } from "./window-events.ts";

/** Leads members to what happened; to visitors it only says so. */
export function LitWindow({ event, isStop }: { event: WindowEvent; isStop: boolean }) {
  const title = titleOf(event);
  const wiring = {
    "aria-label": title ? messages.withTitle(inWords(event), title) : inWords(event),
    className: "lit",
    style: { "--light": `${Math.round(brightness(event) * 100)}%` } as CSSProperties,
    tabIndex: isStop ? 0 : -1,
  };
  if ("page" in event) return <Link {...wiring} prefetch="intent" to={paths[event.page](event.id)} />;
  return <button {...wiring} type="button" />;
}
