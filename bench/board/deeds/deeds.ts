import type { Emphasis } from "../seed/records.ts";
import { asking } from "./asking.ts";
import type { DeedToDo } from "./deed.ts";
import { lettersAndSearches } from "./letters.ts";
import { mailing } from "./mailing.ts";
import { moderating } from "./moderating.ts";
import { searching } from "./searching.ts";
import { streaming } from "./streams.ts";
import { telling } from "./telling.ts";

/** The one-off jobs for each emphasis, in this order. */
export const deedsOf: Record<Emphasis, readonly DeedToDo[]> = {
  jobs: searching,
  people: [...telling, ...streaming, ...asking, ...moderating, ...mailing, ...lettersAndSearches],
};
