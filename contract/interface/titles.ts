import { z } from "zod";

/** A post as another record's list names it. */
export const postTitle = z.object({ id: z.int(), title: z.string() });
export type PostTitle = z.infer<typeof postTitle>;
