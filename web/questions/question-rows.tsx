import * as list from "#messages/questions.ts";
import type { Question } from "../../contract/questions/questions.ts";
import { RecordRow, RecordRows } from "../ui/lists/record-rows.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { Numerals } from "./question-card.tsx";

type Props = Omit<Parameters<typeof RecordRows>[0], "children"> & { questions: Question[] };

/** Questions on another record's page. */
export const QuestionRows = ({ questions, ...section }: Props) => (
  <RecordRows {...section}>
    {questions.map((question) => (
      <RecordRow
        facts={[]}
        id={question.id}
        key={question.id}
        meta={<span className="quiet">{list.active(timeAgo(question.activeAt))}</span>}
        page="question"
        picture={<Numerals question={question} />}
        title={question.title}
      />
    ))}
  </RecordRows>
);
