import { z } from "zod";
import { moment } from "./fields.ts";

/** A post in the list of another record. */
export const postTitle = z.object({ id: z.int(), title: z.string() });
export type PostTitle = z.infer<typeof postTitle>;

export const datedTitle = postTitle.extend({ createdAt: moment });
export type DatedTitle = z.infer<typeof datedTitle>;
