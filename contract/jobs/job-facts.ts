import { z } from "zod";
import { limitedArray, orOmitted } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { isLanguageCode } from "../languages/language-codes.ts";
import { skillIds } from "../skills.ts";

export const workplaces = ["onsite", "hybrid", "remote"] as const;
export const jobTypes = [
  "full-time",
  "part-time",
  "working-student",
  "internship",
  "apprenticeship",
  "freelance",
] as const;
export const seniorities = ["junior", "mid", "senior", "lead"] as const;
export const payPeriods = ["year", "month", "hour"] as const;
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;

/** How many of each period a year has, to compare pay; hours at 40 a week. */
export const periodsInYear = { year: 1, month: 12, hour: 2080 } as const;

export const currencies = Intl.supportedValuesOf("currency");
export const currency = z.enum(currencies, says("chooseCurrency"));

export const languageCode = z
  .string(says("chooseLanguage"))
  .refine(isLanguageCode, { error: says("chooseLanguage"), abort: true });

export const payMax = 10_000_000;
const amount = z
  .number(says("enterAmount", payMax))
  .gt(0, says("enterAmount", payMax))
  .max(payMax, says("enterAmount", payMax))
  .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), says("twoDecimals"));
const optionalAmount = amount.nullish().transform((value) => value ?? null);

const sentSalary = z
  .object({ min: optionalAmount, max: optionalAmount, currency, per: z.enum(payPeriods) }, says("enterPay"))
  .refine(({ min, max }) => min !== null || max !== null, says("enterPay"))
  .refine(({ min, max }) => min === null || max === null || max >= min, says("upperEndBelowLower"));

export const languagesMax = 10;
const spoken = z.object({ code: languageCode, level: z.enum(languageLevels) }, says("chooseLanguages"));
/** Each language with its level. */
export const sentLanguages = limitedArray(languagesMax, spoken, {
  not: says("chooseLanguages"),
  more: says("tooManyLanguages", languagesMax),
}).refine((languages) => new Set(languages.map(({ code }) => code)).size === languages.length, says("languageTwice"));

/** The optional fields of a job. An omitted one is empty on POST and unchanged on PUT. */
export const newJobFacts = {
  workplace: orOmitted(z.enum(workplaces)),
  type: orOmitted(z.enum(jobTypes)),
  seniority: orOmitted(z.enum(seniorities)),
  salary: orOmitted(sentSalary),
  languages: orOmitted(sentLanguages),
  /** The ids of the must-haves among the job's skills. */
  required: orOmitted(skillIds),
};

/** The same fields in replies: null or empty if not stated. */
export const jobFacts = {
  workplace: z.enum(workplaces).nullable(),
  type: z.enum(jobTypes).nullable(),
  seniority: z.enum(seniorities).nullable(),
  salary: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      per: z.enum(payPeriods),
    })
    .nullable(),
  languages: z.array(z.object({ code: z.string(), level: z.enum(languageLevels) })),
  required: z.array(z.int()),
};
