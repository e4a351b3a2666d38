import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** A value that only the browser knows, such as the address: documents are rendered with another one, and hydrated with it. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(never, read, () => prerendered);
