import * as messages from "#messages/moderation.ts";
import type { MonthOfCases } from "../../contract/moderation/cases.ts";
import { figureGroups, shown } from "./figures.ts";

/** The figures by month, for narrow screens; zeros are left out. */
export function FigureList({ months }: { months: MonthOfCases[] }) {
  return (
    <ul className="divide-y divide-base-300">
      {months.map((month) => (
        <li className="py-5" key={month.month}>
          <h2 className="font-semibold text-lg">{messages.longMonth(month.month)}</h2>
          <Groups month={month} />
        </li>
      ))}
    </ul>
  );
}

function Groups({ month }: { month: MonthOfCases }) {
  const groups = figureGroups
    .map(({ title, figures }) => ({ title, figures: figures.filter(({ of }) => of(month)) }))
    .filter(({ figures }) => figures.length > 0);
  if (groups.length === 0) return <p className="quiet mt-1">{messages.quiet}</p>;
  return groups.map(({ title, figures }) => (
    <section key={title}>
      <h3 className="mt-3 mb-1 font-semibold text-sm">{title}</h3>
      <dl className="text-sm">
        {figures.map(({ column, label, of }) => (
          <div className="flex justify-between gap-4 py-1" key={column}>
            <dt>{label}</dt>
            <dd className="tabular-nums">{shown(of(month))}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
