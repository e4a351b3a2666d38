import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { type addJob, daysDefault, type Job, type NewJob, newJob } from "../../contract/jobs/jobs.ts";
import { amountOf } from "./salary-amount.ts";

/** The form's values: texts as typed, options and the company's id as strings, `""` if not stated. */
export type JobValues = Pick<InputOf<typeof addJob>, "title" | "description" | "location" | "link" | "companyId"> & {
  skills: (string | number)[];
  required: number[];
  workplace: string;
  type: string;
  seniority: string;
  salary: { min: string; max: string; currency: string; per: string };
  languages: { code: string; level: string }[];
  days: string;
};

export type JobFormState = UseFormReturn<JobValues, unknown, NewJob>;

export function valuesOf(job?: Job): JobValues {
  const { min, max, currency = "EUR", per = "year" } = job?.salary ?? {};
  return {
    title: job?.title ?? "",
    description: job?.description ?? "",
    location: job?.location ?? "",
    link: job?.link ?? "",
    companyId: String(job?.companyId ?? ""),
    skills: job?.Skills.map(({ id }) => id) ?? [],
    required: job?.required ?? [],
    workplace: job?.workplace ?? "",
    type: job?.type ?? "",
    seniority: job?.seniority ?? "",
    salary: { min: String(min ?? ""), max: String(max ?? ""), currency, per },
    languages: job?.languages ?? [],
    days: job ? "" : String(daysDefault),
  };
}

const sentJob = ({ skills, required, salary, languages, days, ...job }: JobValues) => ({
  ...job,
  skills,
  required: required.filter((id) => skills.includes(id)),
  salary: salary.min || salary.max ? { ...salary, min: amountOf(salary.min), max: amountOf(salary.max) } : null,
  languages: languages.filter(({ code, level }) => code || level),
  days: days ? Number(days) : undefined,
});

const resolve = zodResolver(newJob);
export const jobResolver: Resolver<JobValues, unknown, NewJob> = (values, context, options) =>
  resolve(sentJob(values) as never, context, options as never) as never;
