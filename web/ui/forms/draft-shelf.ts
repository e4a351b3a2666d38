import { onSessionEnd } from "../../api/session.ts";

/** As they were typed, with chosen pictures; for as long as the page isn't loaded anew. */
const inMemory = new Map<string, unknown>();

const prefix = "draft ";

export function readDraft(key: string): unknown {
  if (inMemory.has(key)) return inMemory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it in this tab: a reload takes nothing of it but pictures and passwords, which are kept in memory alone. */
export function writeDraft(key: string, typed: unknown) {
  inMemory.set(key, typed);
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(typed, withoutSecrets));
  } catch {
    // A browser that keeps nothing, or no more: memory has it.
  }
}

export function removeDraft(key: string) {
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Then nothing is in it.
  }
}

// The tab's storage is emptied by the session's end, also where no form has loaded this.
onSessionEnd((why) => why !== "expired" && inMemory.clear());

const withoutSecrets = (name: string, value: unknown) =>
  /password/i.test(name) || value instanceof Blob ? undefined : value;
