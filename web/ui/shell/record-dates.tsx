import * as messages from "#messages/lists.ts";
import { DateTime } from "./date-time.tsx";
import { Sentence } from "./sentence.tsx";

/** When a record was created and last changed. */
export function RecordDates({ record }: { record: { createdAt: string; updatedAt: string } }) {
  return (
    <p className="meta facts">
      <span className="fact">
        <Sentence>{messages.created(<DateTime value={record.createdAt} />)}</Sentence>
      </span>
      <span className="fact">
        <Sentence>{messages.updated(<DateTime value={record.updatedAt} />)}</Sentence>
      </span>
    </p>
  );
}
