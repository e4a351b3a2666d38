import { z } from "zod";
import { newRequest } from "../../contract/contact.ts";

export const contactSchema = newRequest.extend({ website: z.string() });
