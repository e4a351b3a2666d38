import { z } from "zod";
import { says } from "../interface/messages.ts";

/** Extra fields of public forms that detect bots. */
export const formFilling = {
  /** How long the form was open, in milliseconds. */
  openedFor: z.number(says("enterWholeNumber")).min(0, says("enterWholeNumber")).optional(),
  /** A honeypot that people don't see; bots fill it in, and so do some password managers. */
  website: z.string().optional(),
};

/** In milliseconds; anything faster is a bot. */
export const minFillingTime = 3000;
