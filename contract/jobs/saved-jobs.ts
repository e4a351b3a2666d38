import { z } from "zod";
import { moment } from "../interface/fields.ts";

/** That a member has saved a job, with what they alone see of it. */
export const savedJob = z.object({ at: moment, note: z.string().nullable(), appliedAt: z.iso.date().nullable() });
