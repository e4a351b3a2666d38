/** What the browser refuses to store (storage may be switched off, or full) is kept in memory until the page is left. */
function storage(kind: "localStorage" | "sessionStorage") {
  const refused = new Map<string, string>();
  const attempt = <Result>(work: (stored: Storage) => Result): Result | undefined => {
    try {
      return work(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key: string) => refused.get(key) ?? attempt((stored) => stored.getItem(key)),
    /** Returns whether it is still there after a reload. */
    write(key: string, value: string): boolean {
      refused.set(key, value);
      attempt((stored) => {
        stored.setItem(key, value);
        refused.delete(key);
      });
      return !refused.has(key);
    },
    remove(key: string) {
      refused.delete(key);
      attempt((stored) => stored.removeItem(key));
    },
    clear() {
      refused.clear();
      attempt((stored) => stored.clear());
    },
  };
}

export const browserStorage = storage("localStorage");
export const tabStorage = storage("sessionStorage");
