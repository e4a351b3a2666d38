/**
 * Runs in the document's head, before anything is rendered. The server doesn't know the language that the account or browser
 * chose, so a page in another language stops loading and is reloaded with `?lang=`. The reloaded page removes the parameter
 * from its address. A page with a valid `?lang=` is never reloaded, so there is no loop.
 */
function speakChosenLanguage() {
  const isLanguage = (value: unknown) => value === "en" || value === "de";
  const accountsChoice = () => {
    try {
      return localStorage.getItem("token") && JSON.parse(localStorage.getItem("user") ?? "").locale;
    } catch {
      return undefined;
    }
  };
  try {
    const { documentElement: page } = document;
    const address = new URL(location.href);
    const chosen = [accountsChoice(), localStorage.getItem("locale")].find(isLanguage);
    const named = address.searchParams.getAll("lang");
    const isNamed = named.length === 1 && isLanguage(named[0]);
    if (!chosen || (isNamed ? named[0] !== chosen : page.lang === chosen)) return;

    const parameters = address.search.slice(1).split("&");
    const kept = parameters.filter((parameter) => parameter && !new URLSearchParams(parameter).has("lang"));
    if (!isNamed) kept.push(`lang=${chosen}`);
    address.search = kept.join("&");
    if (isNamed) return history.replaceState(history.state, "", address.href);

    page.hidden = true;
    stop();
    if (!history.state) return location.replace(address.href);
    // `location.replace` would drop the history entry's state and scroll position.
    history.replaceState(history.state, "", address.href);
    location.reload();
  } catch {
    // Storage is unavailable: the page stays in the language it came in.
  }
}

export const inChosenLanguage = () => `(${speakChosenLanguage})();`;
