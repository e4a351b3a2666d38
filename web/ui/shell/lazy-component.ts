import { type ComponentType, lazy } from "react";

/**
 * A lazy component whose import retries: three times with a second between them, and while offline when the network is back.
 */
export const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await arrived(load) }));

async function arrived<Code>(load: () => Promise<Code>, tries = 3): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const isOnline = navigator.onLine;
    if (isOnline && tries < 1) throw error;
    await new Promise((next) => {
      if (isOnline) setTimeout(next, 1000);
      else addEventListener("online", next, { once: true });
    });
    return arrived(load, isOnline ? tries - 1 : tries);
  }
}
