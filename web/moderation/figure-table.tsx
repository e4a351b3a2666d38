import * as messages from "#messages/moderation.ts";
import type { MonthOfCases } from "../../contract/moderation/cases.ts";
import { figureGroups, shown } from "./figures.ts";

/** A row for each figure, a column for each month. */
export function FigureTable({ months }: { months: MonthOfCases[] }) {
  return (
    <table className="w-full table-fixed border-collapse text-sm tabular-nums">
      <thead>
        <tr>
          <td className="w-56" />
          {months.map(({ month }) => (
            <th className="quiet px-1.5 py-2 text-right font-normal" key={month} scope="col">
              {messages.briefMonth(month)}
            </th>
          ))}
        </tr>
      </thead>
      {figureGroups.map(({ title, figures }) => (
        <tbody key={title}>
          <tr>
            <th className="pt-6 pb-1.5 text-left font-semibold" colSpan={months.length + 1} scope="rowgroup">
              {title}
            </th>
          </tr>
          {figures.map(({ column, label, of }) => (
            <tr className="border-base-300 border-t" key={column}>
              <th className="py-1.5 pr-3 text-left font-normal" scope="row">
                {label}
              </th>
              {months.map((month) => (
                <td className={`px-1.5 text-right ${of(month) ? "" : "quiet"}`} key={month.month}>
                  {shown(of(month))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
