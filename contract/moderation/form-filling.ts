import { z } from "zod";
import { says } from "../interface/messages.ts";

/** What forms for strangers say besides, by which programs that fill them in give themselves away. */
export const formFilling = {
  /** For how many milliseconds the form was open. */
  openedFor: z.number(says("enterWholeNumber")).min(0, says("enterWholeNumber")).optional(),
  /** People don't see this field; programs that fill in everything do, and some that keep passwords. */
  website: z.string().optional(),
};

/** Nobody fills in a form in less, in milliseconds. */
export const quickestFilling = 3000;
