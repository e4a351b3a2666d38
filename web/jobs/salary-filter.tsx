import { useCallback } from "react";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/jobs.ts";
import { currencies as allCurrencies, payMax } from "../../contract/jobs/job-facts.ts";
import { currencyDefault } from "../../contract/jobs/jobs.ts";
import type { Filter, FilterChip } from "../ui/lists/filter.ts";
import type { ChosenFilters } from "../ui/lists/filter-state.ts";
import { useTypedText } from "../ui/lists/search-text.ts";
import type { JobFacets } from "./job-queries.ts";
import { amountOf } from "./salary-amount.ts";

export function salaryFilter(chosen: ChosenFilters, facets: JobFacets | undefined): Filter {
  const currencies = facets?.currency.map(({ value }) => value) ?? [];
  return {
    name: "salary",
    title: facts.salary,
    content: <SalaryFields chosen={chosen} currencies={currencies} key={chosen.clearings} />,
    chips: chipsOf(chosen),
  };
}

function chipsOf(chosen: ChosenFilters): FilterChip[] {
  const [from] = chosen.of("salaryFrom");
  const [currency] = chosen.of("currency");
  const known = allCurrencies.find((code) => code === currency);
  const paid = from && {
    label: messages.paidFrom(messages.exactly(Number(from), known ?? currencyDefault)),
    remove: () => chosen.choose("salaryFrom", []),
  };
  const paidIn = from && known && { label: messages.paidIn(known), remove: () => chosen.choose("currency", []) };
  return [paid, paidIn].filter((chip) => typeof chip === "object");
}

type Props = { chosen: ChosenFilters; currencies: readonly string[] };

const pause = 400;

/** The typed amount as an URL parameter; empty if it isn't a valid pay. */
function amountIn(text: string): string {
  const amount = Math.round(amountOf(text) ?? 0);
  return amount >= 1 && amount <= payMax ? String(amount) : "";
}

/** A minimum pay by the year in one currency; typing is debounced. */
function SalaryFields({ chosen, currencies }: Props) {
  const [from = ""] = chosen.of("salaryFrom");
  const [currency = currencyDefault] = chosen.of("currency");
  const { choose } = chosen;
  const onTyped = useCallback((amount: string) => choose("salaryFrom", amount ? [amount] : []), [choose]);
  const box = useTypedText({ said: from, meant: amountIn, onTyped, pause });

  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        {...box}
        aria-label={messages.from}
        autoComplete="off"
        className="input input-sm basis-full"
        inputMode="numeric"
        placeholder={messages.from}
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
