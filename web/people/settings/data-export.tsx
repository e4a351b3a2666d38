import { useState } from "react";
import * as messages from "#messages/settings.ts";
import { exportAccount } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { download } from "../../ui/forms/download.ts";
import { useKeptFocus } from "../../ui/forms/focus-keeper.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { exportFiles } from "./export-files.ts";

export function DataExport() {
  const [isLoading, setLoading] = useState(false);
  const [pictures, setPictures] = useState<number>();
  const button = useKeptFocus(isLoading);

  async function save() {
    setLoading(true);
    try {
      const files = exportFiles(await call(exportAccount, {}));
      await download(files);
      setPictures(files.length - 1);
      notify.answered("export");
    } catch (error) {
      notify.failure(error, "export");
    }
    setLoading(false);
  }

  return (
    <SettingsSection about={messages.aboutData} title={messages.data}>
      <p>{messages.whatExportHolds}</p>
      <button
        className="btn btn-quiet mt-4"
        disabled={isLoading}
        onClick={() => void save()}
        ref={button}
        type="button"
      >
        {isLoading ? messages.collecting : messages.download}
      </button>
      <p className="mt-3 empty:hidden" role="status">
        {pictures !== undefined && messages.downloaded(pictures)}
      </p>
    </SettingsSection>
  );
}
