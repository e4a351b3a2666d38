import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/notification-settings.ts";
import type { NotificationSettings } from "../../contract/notifications/notification-settings.ts";
import { savedSearchesQuery, useEditSavedSearch } from "../saved-searches/saved-search-queries.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useFocusOnHeading } from "../ui/forms/focus-keeper.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { type SettingsChange, useSettingsChange } from "./setting-queries.ts";

/** Stops the mails of all kinds and of all saved searches. */
export function UnsubscribeAll({ settings }: { settings: NotificationSettings }) {
  const { data: searches = [] } = useQuery(savedSearchesQuery);
  const change = useSettingsChange();
  const editing = useEditSavedSearch();
  const { heading, goOn } = useFocusOnHeading();
  const mailed = Object.entries(settings.kinds).filter(
    ([kind, setting]) => kind !== "decision" && "mail" in setting && setting.mail !== "never",
  );
  const mailedSearches = searches.filter(({ mail }) => mail !== "never");
  const isNothing = mailed.length + mailedSearches.length === 0;

  async function stop() {
    const kinds: SettingsChange["kinds"] = Object.fromEntries(mailed.map(([kind]) => [kind, { mail: "never" }]));
    try {
      await Promise.all([
        change.mutateAsync({ kinds }),
        ...mailedSearches.map(({ id }) => editing.mutateAsync({ id, mail: "never" })),
      ]);
      notify.success(messages.mailStopped);
    } catch (error) {
      notify.failure(error, "all mail", messages.notSaved);
    }
    goOn();
  }

  return (
    <SettingsSection about={messages.aboutStopping} headingRef={heading} title={messages.stopMail}>
      {isNothing ? (
        <p role="status">{messages.nothingMailed}</p>
      ) : (
        <button className="btn btn-quiet" disabled={change.isPending} onClick={() => void stop()} type="button">
          {messages.stopMail}
        </button>
      )}
    </SettingsSection>
  );
}
