import { z } from "zod";
import { allVisible, text } from "./fields.ts";
import { says } from "./messages.ts";

export const linkMax = 2048;

const invalidLink = says("enterUrl");
/** Refuses extra slashes or a user name before the host: they only serve to make one site look like another. */
const addressOf = (protocol: RegExp) =>
  text(linkMax)
    .regex(/^https?:\/\/(?![/\\]|[^/\\?#]*@)\S+$/i, invalidLink)
    .regex(allVisible, invalidLink)
    .pipe(z.url({ protocol, error: invalidLink }));

export const link = addressOf(/^https?$/);
export const secureLink = addressOf(/^https$/);
