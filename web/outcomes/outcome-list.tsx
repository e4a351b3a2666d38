import * as messages from "#messages/outcomes.ts";
import { type Outcome, outcomeFigures } from "../../contract/outcomes.ts";
import { Figure } from "./outcome-figure.tsx";

/** The figures by cohort, for narrow screens. */
export function OutcomeList({ outcomes }: { outcomes: Outcome[] }) {
  return (
    <ul className="divide-y divide-base-300">
      {outcomes.map((outcome) => (
        <li className="py-5" key={outcome.cohort.id}>
          <h2 className="font-semibold text-lg" dir="auto">
            {outcome.cohort.name}
          </h2>
          <dl className="mt-2 grid gap-x-10 text-sm sm:grid-cols-2">
            {outcomeFigures.map((name) => (
              <div className="flex justify-between gap-4 py-1" key={name}>
                <dt>{messages.figures[name]}</dt>
                <dd className="text-right tabular-nums">
                  <Figure name={name} outcome={outcome} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
