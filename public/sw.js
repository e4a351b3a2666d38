// Keeps the board's own files, so that its pages open without a network. Nothing of members or of what they read is kept.
const files = __FILES__;
const shell = __SHELL__;
const kept = `board ${__VERSION__}`;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepFiles());
});

addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (files.includes(pathname)) event.respondWith(openFile(request));
});

addEventListener("push", (event) => {
  event.waitUntil(tell(event.data.json()));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(location.origin + event.notification.data.path)));
});

/** Files of the last version aren't loaded again: a file with this name never changes. */
async function keepFiles() {
  const cache = await caches.open(kept);
  await cache.add(new Request(shell, { cache: "reload" }));
  for (const file of files) {
    const known = await caches.match(file);
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { priority: "low" }));
  }
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
  await registration.navigationPreload?.enable();
  // The next page opens in the chosen language at once.
  await registration.navigationPreload?.setHeaderValue(__LANGUAGE__);
  await clients.claim();
}

/** With a network every page comes from the server. */
async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(shell)) ?? Response.error();
  }
}

async function openFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A later notification about the same record replaces the earlier one. */
async function tell({ title, body, path, tag, unread }) {
  const icon = "/icons/icon-192.png";
  await registration.showNotification(title, { body: body ?? "", tag, icon, data: { path } });
  await navigator.setAppBadge?.(unread);
}

/** In a window that already shows the page, else in a new one: other windows may contain unsaved text. */
async function show(address) {
  const { pathname, search } = address;
  const windows = await clients.matchAll({ type: "window" });
  const isThere = (shown) => shown.pathname === pathname && (search === "" || shown.search === search);
  const open = windows.find(({ url }) => isThere(new URL(url)));
  if (open) await open.focus();
  else await clients.openWindow(address.href);
}
