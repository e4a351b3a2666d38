import type { OutputOf } from "../../../contract/interface/endpoint.ts";
import type { exportAccount } from "../../../contract/people/settings.ts";

type Picture = { name: string; content: string };

/** The exported data as a JSON file, and each picture in it (base64) as a file of its own. */
export function exportFiles(everything: OutputOf<typeof exportAccount>): File[] {
  const day = new Date().toISOString().slice(0, 10);
  const json = new File([JSON.stringify(everything, null, 2)], `homecoming-${day}.json`, { type: "application/json" });
  const pictures = (everything.pictures as Picture[]).map(
    ({ name, content }) => new File([bytesOf(content)], name, { type: "image/webp" }),
  );
  return [json, ...pictures];
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
