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
  withStorage((storage) => storage.removeItem(prefix + key));
}

export function removeAllDrafts() {
  inMemory.clear();
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

const withoutSecrets = (name: string, value: unknown) =>
  /password/i.test(name) || value instanceof Blob ? undefined : value;

/** Some browsers refuse to hand it out. */
function withStorage(use: (storage: Storage) => void) {
  try {
    use(sessionStorage);
  } catch {
    // Then nothing is in it.
  }
}
