import { z } from "zod";
import { text } from "./fields.ts";
import { says } from "./messages.ts";

export const linkMax = 2048;

const invalidLink = says("enterUrl");
/** Nothing before the host, be it slashes or a name and password: it only serves to make one site look like another. */
const addressOf = (protocol: RegExp) =>
  text(linkMax)
    .regex(/^https?:\/\/(?![/\\]|[^/\\?#]*@)\S+$/i, invalidLink)
    .pipe(z.url({ protocol, error: invalidLink }));

/** The address of a page elsewhere. */
export const link = addressOf(/^https?$/);
export const secureLink = addressOf(/^https$/);
