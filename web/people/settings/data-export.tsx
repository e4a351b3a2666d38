import { useState } from "react";
import * as messages from "#messages/settings.ts";
import type { OutputOf } from "../../../contract/interface/endpoint.ts";
import { exportAccount } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { download } from "../../ui/forms/download.ts";
import { useKeptFocus } from "../../ui/forms/focus-keeper.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";

type Picture = { name: string; content: string };

/** The exported data as a JSON file, and each picture in it (base64) as a file of its own. */
function exportFiles(everything: OutputOf<typeof exportAccount>): File[] {
  const day = new Date().toISOString().slice(0, 10);
  const json = new File([JSON.stringify(everything, null, 2)], `homecoming-${day}.json`, { type: "application/json" });
  const pictures = (everything.pictures as Picture[]).map(
    ({ name, content }) => new File([bytesOf(content)], name, { type: "image/webp" }),
  );
  return [json, ...pictures];
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

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
