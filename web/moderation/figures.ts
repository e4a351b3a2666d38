import { number } from "#messages/formats.ts";
import * as messages from "#messages/moderation.ts";
import type { MonthOfCases } from "../../contract/moderation/cases.ts";
import { decidedOutcomes } from "../../contract/moderation/decisions.ts";
import { rules } from "../../contract/moderation/moderated-records.ts";

/** A figure and its value in a month. `column` is its heading in the CSV file. */
export type Figure = { column: string; label: string; of: (month: MonthOfCases) => number | null };

/** All figures, grouped by topic. */
export const figureGroups: { title: string; figures: Figure[] }[] = [
  {
    title: messages.figuresReports,
    figures: [
      { column: "received", label: messages.received, of: ({ received }) => received },
      ...rules.map((rule) => ({
        column: rule,
        label: messages.reasons[rule],
        of: ({ byReason }: MonthOfCases) => byReason[rule],
      })),
    ],
  },
  {
    title: messages.board,
    figures: [
      { column: "held", label: messages.held, of: ({ held }) => held },
      { column: "automatic", label: messages.figuresAutomatic, of: ({ automatic }) => automatic },
    ],
  },
  {
    title: messages.figuresDecisions,
    figures: [
      ...decidedOutcomes.map((outcome) => ({
        column: outcome,
        label: messages.decisionsOutcomes[outcome],
        of: ({ byOutcome }: MonthOfCases) => byOutcome[outcome],
      })),
      { column: "medianHours", label: messages.medianHours, of: ({ medianHours }) => medianHours },
    ],
  },
  {
    title: messages.figuresAppeals,
    figures: [
      { column: "appeals", label: messages.received, of: ({ appeals }) => appeals },
      { column: "overturned", label: messages.overturned, of: ({ overturned }) => overturned },
    ],
  },
];

/** A median of nothing is null. */
export const shown = (value: number | null) => (value === null ? "–" : number(value));
