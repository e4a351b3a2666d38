import * as messages from "#messages/records.ts";
import { DateTime } from "./date-time.tsx";
import { Sentence } from "./sentence.tsx";

/** When a record came and when it last changed, below it. */
export function RecordDates({ record }: { record: { createdAt: string; updatedAt: string } }) {
  return (
    <p className="quiet mt-4 text-sm">
      <Sentence>{messages.created(<DateTime value={record.createdAt} />)}</Sentence>
      <br />
      <Sentence>{messages.updated(<DateTime value={record.updatedAt} />)}</Sentence>
    </p>
  );
}
