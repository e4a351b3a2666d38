/**
 * Runs in the document's head, before anything of the page is there. The server can't know what account or browser chose: a
 * page in another language stops and is loaded anew, its address saying which. On arrival the address forgets it again. An
 * address that names a language is never loaded anew, so this happens once.
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
    const { pathname, search, hash } = location;
    const chosen = [accountsChoice(), localStorage.getItem("locale")].find(isLanguage);
    const named = new URLSearchParams(search).getAll("lang");
    const isNamed = named.length === 1 && isLanguage(named[0]);
    if (!chosen || (isNamed ? named[0] !== chosen : page.lang === chosen)) return;

    const parameters = search.slice(1).split("&");
    const kept = parameters.filter((parameter) => parameter && !new URLSearchParams(parameter).has("lang"));
    if (!isNamed) kept.push(`lang=${chosen}`);
    const address = pathname + (kept.length > 0 ? `?${kept.join("&")}` : "") + hash;
    if (isNamed) return history.replaceState(history.state, "", address);

    page.hidden = true;
    stop();
    if (!history.state) return location.replace(address);
    // What this entry of the history holds stays with it, and where it was scrolled to.
    history.replaceState(history.state, "", address);
    location.reload();
  } catch {
    // A browser that keeps nothing: the page stays as it came.
  }
}

export const inChosenLanguage = () => `(${speakChosenLanguage})();`;
