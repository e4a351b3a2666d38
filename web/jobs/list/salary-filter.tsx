import { useEffect, useRef } from "react";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/job-filters.ts";
import { exactly } from "#messages/pay.ts";
import { currencies as allCurrencies, payMax } from "../../../contract/jobs/job-facts.ts";
import { currencyDefault } from "../../../contract/jobs/job-filters.ts";
import type { Filter, FilterChip } from "../../ui/filters/filter.ts";
import type { ChosenFilters } from "../../ui/filters/use-filters.ts";
import { amountOf } from "../form/amount.ts";
import type { JobFacets } from "../job-queries.ts";

export function salaryFilter(chosen: ChosenFilters, facets: JobFacets | undefined): Filter {
  const currencies = facets?.currency.map(({ value }) => value) ?? [];
  return {
    name: "salary",
    title: facts.salary,
    content: <SalaryFields chosen={chosen} currencies={currencies} />,
    chips: chipsOf(chosen),
  };
}

function chipsOf(chosen: ChosenFilters): FilterChip[] {
  const [from] = chosen.of("salaryFrom");
  const [currency] = chosen.of("currency");
  const known = allCurrencies.find((code) => code === currency);
  const paid = from && {
    label: messages.paidFrom(exactly(Number(from), known ?? currencyDefault)),
    remove: () => chosen.choose("salaryFrom", []),
  };
  const paidIn = from && known && { label: messages.paidIn(known), remove: () => chosen.choose("currency", []) };
  return [paid, paidIn].filter((chip) => typeof chip === "object");
}

type Props = { chosen: ChosenFilters; currencies: readonly string[] };

const pause = 400;

/** Pay from so much a year, in one currency; a typed amount counts once typing rests. */
function SalaryFields({ chosen, currencies }: Props) {
  const [from = ""] = chosen.of("salaryFrom");
  const [currency = currencyDefault] = chosen.of("currency");
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choose = useRef(chosen.choose);
  choose.current = chosen.choose;

  // The address changed by other means than this box, or came to say what was typed.
  useEffect(() => {
    clearTimeout(timer.current);
    if (box.current && box.current !== document.activeElement) box.current.value = from;
  }, [from]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function typed(text: string) {
    clearTimeout(timer.current);
    const amount = Math.round(amountOf(text) ?? 0);
    const isAmount = amount >= 1 && amount <= payMax;
    timer.current = setTimeout(() => choose.current("salaryFrom", isAmount ? [String(amount)] : []), pause);
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        aria-label={messages.from}
        autoComplete="off"
        className="input input-sm basis-full"
        defaultValue={from}
        inputMode="numeric"
        onChange={(event) => typed(event.target.value)}
        placeholder={messages.from}
        ref={box}
      />
      <select
        aria-label={messages.currency}
        className="select select-sm min-w-0 flex-1"
        onChange={(event) => chosen.choose("currency", [event.target.value])}
        value={currency}
      >
        {[...new Set([currencyDefault, currency, ...currencies])].map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <span className="quiet flex-none text-sm">{messages.aYear}</span>
    </div>
  );
}
