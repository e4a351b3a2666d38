import { z } from "zod";
import { says } from "../interface/messages.ts";

export const jobStatuses = ["open", "filled", "expired", "withdrawn"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What can be chosen: only time lets a job expire. */
export const chosenStatuses = ["open", "filled", "withdrawn"] as const satisfies JobStatus[];

/** How long a job is listed, in days from now. */
export const daysMin = 7;
export const daysMax = 120;
export const daysDefault = 60;

const notThatLong = says("chooseDays", daysMin, daysMax);
export const daysListed = z.int({ error: notThatLong }).min(daysMin, notThatLong).max(daysMax, notThatLong);
