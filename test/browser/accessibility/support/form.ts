import type { Locator, Page } from "@playwright/test";
import type { BrowserMember } from "../../../support/browser/browser.ts";
import type { Furnished, Records } from "./furnished-board.ts";

/** A form with typed fields, and what is expected of it. */
export type Form = {
  name: string;
  /** Who sees it; a visitor by default. */
  as?: Extract<keyof Furnished, "owner" | "novice">;
  address: (records: Records) => string;
  /** Opens the form if it isn't on the page at first. */
  open?: (page: Page) => Promise<void>;
  inside: (page: Page) => Locator;
  button: string;
  whileSending: string;
  /** Valid values by label, in the order of the page. */
  typed: Record<string, string | ((member: Pick<BrowserMember, "email">) => string)>;
  /** Required fields with their messages, in the order of the page. */
  required: Record<string, string>;
  /** The autocomplete value by label; browsers can't fill in other fields. */
  autocomplete?: Record<string, string>;
  sendsTo: { method: "POST" | "PUT" | "DELETE"; path: RegExp };
  /** Forms with credentials alone don't ask before they are left, and aren't restored. */
  keepsWords: boolean;
};

export const due = "This field is required";
export const inMain = (page: Page) => page.getByRole("main").locator("form").first();
