import * as messages from "#messages/lists.ts";
import { DateTime } from "./date-time.tsx";
import { MessageSentence } from "./message-sentence.tsx";

/** When a record was created and last changed. */
export function RecordDates({ record }: { record: { createdAt: string; updatedAt: string } }) {
  return (
    <p className="meta facts">
      <span className="fact">
        <MessageSentence>{messages.created(<DateTime value={record.createdAt} />)}</MessageSentence>
      </span>
      <span className="fact">
        <MessageSentence>{messages.updated(<DateTime value={record.updatedAt} />)}</MessageSentence>
      </span>
    </p>
  );
}
