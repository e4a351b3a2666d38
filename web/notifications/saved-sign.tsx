import * as messages from "#messages/notification-settings.ts";
import type { useSettingsChange } from "./setting-queries.ts";

/** Shows for a moment that the last change was saved. */
export function SavedSign({ change }: { change: ReturnType<typeof useSettingsChange> }) {
  return (
    <span className="text-sm" role="status">
      {change.isSuccess && (
        <span className="saved-sign text-accent" key={change.submittedAt}>
          {messages.saved}
        </span>
      )}
    </span>
  );
}
