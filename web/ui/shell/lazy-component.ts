import { type ComponentType, lazy } from "react";

/**
 * A lazy component whose import retries: three times with a second between them, and while offline when the network is back.
 * @param isPreloaded whether the code was loaded earlier, so that the import is tried offline, too
 */
export const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>, { isPreloaded = false } = {}) =>
  lazy(async () => {
    // A browser never requests a module again whose load failed. A service worker has stored the code.
    if (!navigator.onLine && !isPreloaded && !navigator.serviceWorker?.controller) await networkIsBack();
    return { default: await arrived(load) };
  });

async function arrived<Code>(load: () => Promise<Code>, tries = 3): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const isOnline = navigator.onLine;
    if (isOnline && tries < 1) throw error;
    await (isOnline ? new Promise((next) => setTimeout(next, 1000)) : networkIsBack());
    return arrived(load, isOnline ? tries - 1 : tries);
  }
}

const networkIsBack = () => new Promise((next) => addEventListener("online", next, { once: true }));
