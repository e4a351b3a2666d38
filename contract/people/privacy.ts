import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, limitedArray } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { type PrivateField, privateFields, visibilities } from "./profiles.ts";

export const hiddenFromMax = 50;
/** Who may send a first message. */
export const requestsFrom = ["members", "verified", "nobody"] as const;

const visibility = z.enum(visibilities);
const ofEachField = Object.fromEntries(privateFields.map((field) => [field, visibility])) as Record<
  PrivateField,
  typeof visibility
>;

/** Who sees which field, which companies don't learn that the member looks for work, and who may send a first message. */
export const privacy = z.object({
  visibility: z.object(ofEachField),
  workHiddenFrom: z.object({ ownCompany: z.boolean(), companies: z.array(z.int()) }),
  requestsFrom: z.enum(requestsFrom),
});
export type Privacy = z.infer<typeof privacy>;

const companies = limitedArray(hiddenFromMax, id, {
  not: says("chooseCompanies"),
  more: says("tooManyCompanies", hiddenFromMax),
})
  .nullable()
  .transform((ids) => [...new Set(ids)]);

/** Omitted fields stay as they are. */
export const changedPrivacy = z.object({
  visibility: z.object(ofEachField).partial().optional(),
  workHiddenFrom: z.object({ ownCompany: z.boolean(), companies }).partial().optional(),
  requestsFrom: z.enum(requestsFrom).optional(),
});
export type ChangedPrivacy = z.output<typeof changedPrivacy>;

export const changePrivacy = endpoint({
  method: "PUT",
  path: "/account/privacy",
  access: "member",
  summary:
    "Say who sees what of one's profile, from whom it is hidden that one looks for work, and who may write first.",
  input: changedPrivacy,
  output: privacy,
});
