import { z } from "zod";
import { says } from "../interface/messages.ts";

export const jobStatuses = ["open", "filled", "expired", "withdrawn"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The statuses that a member can set; `expired` comes by time alone. */
export const chosenStatuses = ["open", "filled", "withdrawn"] as const satisfies JobStatus[];

/** In days from now. */
export const daysMin = 7;
export const daysMax = 120;
export const daysDefault = 60;

const notThatLong = says("chooseDays", daysMin, daysMax);
export const daysListed = z.int({ error: notThatLong }).min(daysMin, notThatLong).max(daysMax, notThatLong);
