import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { day, id, optionalText, orOmitted } from "../interface/fields.ts";
import { listQuery, postListOf } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { job, savedJob } from "./jobs.ts";

export const savedJobsMax = 500;
export const savedNoteMax = 2000;

/** The day may be tomorrow's by UTC, where the member's time zone is ahead. */
const latestDay = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A member's private notes on a saved job; omitted fields stay as they are. */
const savedJobNotes = z.object({
  note: orOmitted(optionalText(savedNoteMax)),
  appliedAt: orOmitted(day.refine((date) => date <= latestDay(), says("dayToCome"))),
});
export type SavedJobNotes = z.output<typeof savedJobNotes>;

export const listSavedJobs = endpoint({
  method: "GET",
  path: "/saved/jobs",
  access: "member",
  summary:
    "The jobs that one has saved, of any status, last saved first; with `applied` those with or without a day of applying.",
  input: listQuery()
    .omit({ search: true })
    .extend({
      applied: z
        .enum(["true", "false"])
        .transform((sent) => sent === "true")
        .optional(),
    }),
  output: postListOf(job),
});

export const saveJob = endpoint({
  method: "PUT",
  path: "/saved/jobs/:id",
  access: "member",
  summary: `Save a job, or change what one noted of it: what is left out stays, null clears. At most ${savedJobsMax}.`,
  input: savedJobNotes.extend({ id }),
  output: savedJob,
});

export const forgetSavedJob = endpoint({
  method: "DELETE",
  path: "/saved/jobs/:id",
  access: "member",
  summary: "Save a job no longer. Nothing happens where it wasn't saved.",
  input: z.object({ id }),
});
