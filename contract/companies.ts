import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, orOmitted, postTitle, text } from "./interface/fields.ts";
import { idempotencyHeaders } from "./interface/idempotency.ts";
import { image, pictureFate, portraitSize } from "./interface/image-fields.ts";
import { link } from "./interface/links.ts";
import { listOf, listQuery, selectListLimit } from "./interface/lists.ts";
import { noticeField } from "./moderation/decisions.ts";
import { person } from "./people/people.ts";
import { aboutMax } from "./people/profiles.ts";

export const companyNameMax = 200;
export const companyLocationMax = 120;

/** A company's optional fields; omitted ones stay as they are, `''` clears. */
const companyFacts = {
  about: orOmitted(text(aboutMax)),
  website: orOmitted(link),
  location: orOmitted(text(companyLocationMax)),
};

export const newCompany = z.object({ name: text(companyNameMax), ...companyFacts, file: image.optional() });
export type NewCompany = Omit<z.output<typeof newCompany>, "file">;

/** The form for an existing company. */
export const changedCompany = newCompany.extend({ picture: pictureFate.default("keep") });

/** A company on a job's card. `logo` is an address on this board. */
export const companyCard = z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() });

/** With how many people are there, the first of them by name, and how many jobs are open; visible to everyone. */
export const company = companyCard.extend({
  ownerId: z.int().nullable(),
  peopleCount: z.int(),
  People: z.array(person),
  jobCount: z.int(),
  ...noticeField,
  createdAt: moment,
  updatedAt: moment,
});
export type Company = z.infer<typeof company>;

/** One company, with who added it and its newest jobs. */
export const companyDetail = company.extend({
  about: z.string().nullable(),
  website: z.string().nullable(),
  location: z.string().nullable(),
  User: person.nullable(),
  Jobs: z.array(postTitle),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

// The public interface spells the plural so: GET /companys.
export const listCompanies = endpoint({
  method: "GET",
  path: "/companys",
  access: "member",
  summary: "Companies by name.",
  input: listQuery({ most: selectListLimit }),
  output: listOf(company),
});

export const getCompany = endpoint({
  method: "GET",
  path: "/companys/:id",
  access: "member",
  summary: "One company with its newest jobs.",
  input: z.object({ id }),
  output: companyDetail,
  worded: true,
});

// Companies are added and changed at /company, in the singular.
export const addCompany = endpoint({
  method: "POST",
  path: "/company",
  access: "member",
  summary: "Add a company, with a logo in `file` (PNG or JPEG) if there is one.",
  multipart: portraitSize,
  headers: idempotencyHeaders,
  input: newCompany,
  output: company,
  worded: true,
  status: 201,
});

export const editCompany = endpoint({
  method: "PUT",
  path: "/company/:id",
  access: "member",
  summary: "Rename a company; `file` replaces its logo, `picture` may remove it. Owner, moderator or admin.",
  multipart: portraitSize,
  input: changedCompany.extend({ id }),
  output: company,
  worded: true,
});
