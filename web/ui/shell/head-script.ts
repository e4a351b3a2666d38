/**
 * Runs in the document's head, before anything is rendered. The server knows neither the language that the account or browser
 * chose nor whether somebody is logged in. So a page in another language stops loading and is reloaded with `?lang=`, and a
 * finished document that a member opens with `?app`, which the server answers with the application. What is loaded then removes
 * the parameters from its address. A page with a valid `?lang=` is never reloaded for its language, and the application never
 * for itself, so there is no loop.
 */
function openAsChosen(isFinished: boolean) {
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
    const isAsked = address.searchParams.has("app");
    const needsLanguage = chosen && !isNamed && page.lang !== chosen;
    const needsApplication = isFinished && !isAsked && localStorage.getItem("token");

    const without = (name: string) => {
      const parameters = address.search.slice(1).split("&");
      address.search = parameters.filter((each) => each && !new URLSearchParams(each).has(name)).join("&");
    };
    const add = (parameter: string) => {
      address.search += `${address.search ? "&" : ""}${parameter}`;
    };
    if (needsLanguage) {
      without("lang");
      add(`lang=${chosen}`);
    }
    if (needsApplication) add("app");
    if (needsLanguage || needsApplication) {
      page.hidden = true;
      stop();
      if (!history.state) return location.replace(address.href);
      // `location.replace` would drop the history entry's state and scroll position.
      history.replaceState(history.state, "", address.href);
      return location.reload();
    }
    if (isNamed && named[0] === chosen) without("lang");
    if (isAsked) without("app");
    if (address.href !== location.href) history.replaceState(history.state, "", address.href);
  } catch {
    // Storage is unavailable: the page stays in the language it came in.
  }
}

export const openingAsChosen = (document: "finished" | "application") =>
  `(${openAsChosen})(${document === "finished"});`;
