import * as messages from "#messages/jobs.ts";
import { periodsInYear } from "../../contract/jobs/job-facts.ts";
import type { Job } from "../../contract/jobs/jobs.ts";

type Salary = NonNullable<Job["salary"]>;
type Amounts = Omit<Salary, "per">;

const weeksInYear = 52;

/** For example `€55,000–€65,000 a year`. */
export const payOf = (salary: Salary) => messages.per[salary.per](amountsOf(salary));

/** The approximate pay by the year; null if it is stated by the year. */
export function payAYearOf({ per, min, max, currency }: Salary): string | null {
  if (per === "year") return null;
  const aYear = (amount: number | null) => amount && Math.round(amount * periodsInYear[per]);
  const amounts = aboutAmountsOf({ min: aYear(min), max: aYear(max), currency });
  return messages.atHours(messages.per.year(amounts), periodsInYear.hour / weeksInYear);
}

function aboutAmountsOf(amounts: Amounts): string {
  if (amounts.min === null) return messages.upToAbout(amounts.max ?? 0, amounts.currency);
  if (amounts.max === null) return messages.fromAbout(amounts.min, amounts.currency);
  return messages.aboutPay(amountsOf(amounts));
}

function amountsOf({ min, max, currency }: Amounts): string {
  if (min === null) return messages.upTo(max ?? 0, currency);
  if (max === null) return messages.payFrom(min, currency);
  return min === max ? messages.exactly(min, currency) : messages.range(min, max, currency);
}
