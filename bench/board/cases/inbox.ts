import { readers } from "../seed/inboxes.ts";
import { admin } from "../seed/profiles.ts";
import { manyReports } from "../seed/reported.ts";
import { atLeast, bare, type Case, get, listing, within } from "./case.ts";

const aim = atLeast(0.4);

/** Inboxes of ten, a thousand and very many entries. */
export const casesOfInboxes = (): Case[] => [
  listing("inbox", "of ten entries", "entries", "/notifications", { aim, by: [readers.ten] }),
  listing("inbox", "of 1,000 entries", "entries", "/notifications", { aim, by: [readers.thousand] }),
  listing("inbox", "of as many as the board has comments", "entries", "/notifications", { aim, by: [readers.all] }),
  listing("inbox", "of as many, the unread", "entries", "/notifications?unread=true", { aim, by: [readers.all] }),
];

/** The queue of moderation cases. */
export const casesOfReports = (): Case[] => [
  listing("reports", "the queue", "cases", "/admin/reports", { aim, by: [admin] }),
  listing("reports", "what is decided", "cases", "/admin/reports?state=decided", { aim, by: [admin] }),
  {
    group: "reports",
    name: "a case with a hundred reports",
    by: [admin],
    aim: within(15, 15, 15),
    ours: [get(`/admin/reports/${manyReports}`)],
    floor: ({ id }) => bare(`/record/cases/${id}`),
  },
];
