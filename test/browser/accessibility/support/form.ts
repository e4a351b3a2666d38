import type { Locator, Page } from "@playwright/test";
import type { BrowserMember } from "../../../support/browser/browser.ts";
import type { Furnished, Records } from "./furnished-board.ts";

/** A form in which something is typed, and what is expected of it. */
export type Form = {
  name: string;
  /** Who sees it; a visitor when it isn't said. */
  as?: Extract<keyof Furnished, "owner" | "novice">;
  address: (records: Records) => string;
  /** Brings the form on screen where it isn't there at first. */
  open?: (page: Page) => Promise<void>;
  inside: (page: Page) => Locator;
  button: string;
  whileSending: string;
  /** Something valid to type, by label, in the order of the page. */
  typed: Record<string, string | ((member: Pick<BrowserMember, "email">) => string)>;
  /** What can't be empty, in the order of the page, with what is said about it. */
  required: Record<string, string>;
  /** By label; a field that isn't here is nothing that a browser could know. */
  autocomplete?: Record<string, string>;
  sendsTo: { method: "POST" | "PUT" | "DELETE"; path: RegExp };
  /** Forms of mere credentials don't ask before they are left, and don't come back by themselves. */
  keepsWords: boolean;
};

export const due = "This field is required";
export const inMain = (page: Page) => page.getByRole("main").locator("form").first();
