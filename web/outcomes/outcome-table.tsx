import * as messages from "#messages/outcomes.ts";
import { type Outcome, outcomeFigures } from "../../contract/outcomes.ts";
import { PageLink } from "../ui/shell/page-link.tsx";
import { Figure } from "./outcome-figure.tsx";

/** A row for each cohort, a column for each figure. */
export function OutcomeTable({ outcomes }: { outcomes: Outcome[] }) {
  return (
    <table className="wrap-normal w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr>
          <th className="py-2 pr-3 text-left font-semibold" scope="col">
            {messages.cohort}
          </th>
          {outcomeFigures.map((name) => (
            <th className="px-1.5 py-2 text-right align-top font-semibold text-xs" key={name} scope="col">
              {messages.figures[name]}
              {name === "inField" && <span className="quiet block font-normal">{messages.inFieldHint}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome) => (
          <tr className="border-base-300 border-t" key={outcome.cohort.id}>
            <th className="whitespace-nowrap py-1 pr-3 text-left font-normal" scope="row">
              <PageLink className="text-link inline-flex min-h-11 items-center" id={outcome.cohort.id} page="cohort">
                <bdi>{outcome.cohort.name}</bdi>
              </PageLink>
            </th>
            {outcomeFigures.map((name) => (
              <td className="px-1.5 py-2 text-right" key={name}>
                <Figure name={name} outcome={outcome} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
