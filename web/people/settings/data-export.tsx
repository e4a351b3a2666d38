import { useState } from "react";
import { exportAccount } from "../../../contract/people/settings.ts";
import { call, messageOf } from "../../api/api.ts";
import { isSessionProblem } from "../../ui/forms/form-problem.ts";
import { notify } from "../../ui/toasts/notify.ts";
import { counted } from "./deletion/in-words.ts";
import { download, exportFiles } from "./export-files.ts";
import { SettingsSection } from "./settings-section.tsx";

export function DataExport() {
  const [isLoading, setLoading] = useState(false);
  const [pictures, setPictures] = useState<number>();

  async function save() {
    setLoading(true);
    try {
      const files = exportFiles(await call(exportAccount, {}));
      await download(files);
      setPictures(files.length - 1);
      notify.answered("export");
    } catch (error) {
      if (!isSessionProblem(error)) notify.error(messageOf(error), "export");
    }
    setLoading(false);
  }

  return (
    <SettingsSection about="All that the board knows about you." title="Your data">
      <p>
        Your profile, posts, comments, companies and devices come as one JSON file, each picture as a file of its own.
        Your browser may ask whether it may save several files.
      </p>
      <button className="btn btn-quiet mt-4" disabled={isLoading} onClick={() => void save()} type="button">
        {isLoading ? "Collecting..." : "Download everything"}
      </button>
      <p className="mt-3 empty:hidden" role="status">
        {pictures !== undefined &&
          `Saved: one JSON file${pictures > 0 ? ` and ${counted("pictures", pictures)}` : ""}.`}
      </p>
    </SettingsSection>
  );
}
