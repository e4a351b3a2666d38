import * as messages from "#messages/pay.ts";
import { periodsInYear } from "../../../contract/jobs/job-facts.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";

type Salary = NonNullable<Job["salary"]>;

const weeksInYear = 52;

/** `€55,000–€65,000 a year` */
export const payOf = (salary: Salary) => messages.per[salary.per](amountsOf(salary));

/** What pay by the hour or month is about a year. */
export function payAYearOf({ per, min, max, currency }: Salary): string | null {
  if (per === "year") return null;
  const aYear = (amount: number | null) => amount && Math.round(amount * periodsInYear[per]);
  const pay = payOf({ min: aYear(min), max: aYear(max), currency, per: "year" });
  return messages.aboutAYear(pay, periodsInYear.hour / weeksInYear);
}

function amountsOf({ min, max, currency }: Salary): string {
  if (min === null) return messages.upTo(max ?? 0, currency);
  if (max === null) return messages.from(min, currency);
  return min === max ? messages.exactly(min, currency) : messages.range(min, max, currency);
}
