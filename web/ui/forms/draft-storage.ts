import { tabStorage } from "../../api/browser-storage.ts";
import { onSessionEnd } from "../../api/session.ts";

/** Complete values, files included; lost on reload. */
const inMemory = new Map<string, unknown>();

const prefix = "draft ";

export function readDraft(key: string): unknown {
  if (inMemory.has(key)) return inMemory.get(key);
  try {
    return JSON.parse(tabStorage.read(prefix + key) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft for this tab. A reload keeps it, except files and passwords, which are only held in memory. */
export function writeDraft(key: string, typed: unknown) {
  inMemory.set(key, typed);
  tabStorage.write(prefix + key, JSON.stringify(typed, withoutSecrets));
}

export function removeDraft(key: string) {
  inMemory.delete(key);
  tabStorage.remove(prefix + key);
}

// `useSessionEnd` clears tabStorage, also on pages that never loaded this module.
onSessionEnd((why) => why !== "expired" && inMemory.clear());

const withoutSecrets = (name: string, value: unknown) =>
  /password/i.test(name) || value instanceof Blob ? undefined : value;
