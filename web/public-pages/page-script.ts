/**
 * The whole script of a finished document: theme, menu, language, the house, the offline notice, and the service worker. It runs
 * in the document's head, from its source text, so it must not refer to anything outside but its parameters.
 */
export function runPublicPage(colors: Record<string, string>, enliven?: (house: HTMLElement) => unknown) {
  const { documentElement: page } = document;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The browser refuses storage: the choice holds for this page only.
    }
  };
  const show = (theme: string) => {
    page.dataset.theme = theme;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colors[theme] as string);
  };
  const light = matchMedia("(prefers-color-scheme: light)");
  const showWanted = () => {
    const wanted = read("theme");
    show(wanted === "day" || (wanted === "device" && light.matches) ? "day" : "dusk");
  };
  /** Reloads for a logged-in member: the script before this one then requests the application. */
  const enter = () => read("token") && location.reload();
  const workers = () => navigator.serviceWorker;

  async function speak(language: string) {
    write("locale", language);
    const worker = await workers()
      ?.getRegistration()
      .catch(() => undefined);
    await worker?.navigationPreload?.setHeaderValue(language).catch(() => undefined);
    const next = new URL(location.href);
    const others = next.search.slice(1).split("&");
    next.search = [...others.filter((each) => each && !/^lang(=|$)/.test(each)), `lang=${language}`].join("&");
    next.hash = "";
    location.replace(next.href);
  }

  const presses: Record<string, (pressed: HTMLElement) => void> = {
    theme: () => {
      const next = page.dataset.theme === "day" ? "dusk" : "day";
      write("theme", next);
      show(next);
    },
    menu: () => document.querySelector("dialog")?.showModal(),
    close: () => document.querySelector("dialog")?.close(),
    language: (link) => void speak((link as HTMLAnchorElement).hreflang),
  };
  document.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>("[data-press]");
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    presses[pressed.dataset.press as string]?.(pressed);
  });

  const tellOffline = () => {
    const banner = document.querySelector<HTMLElement>("[data-offline]");
    if (!banner) return;
    banner.className = navigator.onLine ? "" : "offline-banner";
    banner.textContent = navigator.onLine ? "" : (banner.dataset.offline as string);
  };
  addEventListener("online", tellOffline);
  addEventListener("offline", tellOffline);
  addEventListener("storage", ({ key }) => {
    showWanted();
    if (key === "token") enter();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && enter());
  light.addEventListener("change", showWanted);
  showWanted();
  document.addEventListener("DOMContentLoaded", () => {
    showWanted();
    const house = document.querySelector<HTMLElement>("[data-house]");
    if (house) enliven?.(house);
  });
  addEventListener("load", () => {
    const chosen = read("locale");
    const isChosen = chosen === "en" || chosen === "de";
    workers()
      ?.register(isChosen ? `/sw.js?lang=${chosen}` : "/sw.js", { updateViaCache: "none" })
      .catch(() => undefined);
  });
}
