import { z } from "zod";

/** A post in the list of another record. */
export const postTitle = z.object({ id: z.int(), title: z.string() });
export type PostTitle = z.infer<typeof postTitle>;
