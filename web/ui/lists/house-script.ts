/**
 * Brings the lit windows inside `house` to life: arrow keys move between them, and the caption tells the one that is hovered
 * or focused, or else, where they cycle, one after the other. The house has one tab stop. Public pages run this without an
 * application, from its source text: it must not refer to anything outside. Returns how to stop.
 */
export function enlivenHouse(house: HTMLElement): () => void {
  const lights = [...house.querySelectorAll<HTMLElement>(".lit")];
  const [title, words] = house.querySelectorAll<HTMLElement>("[data-caption] > *");
  if (!lights[0] || !title || !words) return () => {};
  const about = words.textContent;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let isTaken = false;
  let told: HTMLElement | undefined;

  const tell = (light?: HTMLElement) => {
    told?.removeAttribute("data-told");
    told = light;
    told?.setAttribute("data-told", "");
    title.textContent = light?.dataset.title ?? "";
    words.textContent = light ? (light.dataset.words ?? "") : about;
  };
  const lightAt = ({ target }: Event) => (target as Element).closest<HTMLElement>(".lit") ?? undefined;
  const take = (event: Event) => {
    const light = lightAt(event);
    if (!light) return;
    isTaken = true;
    if (event.type === "focusin") for (const each of lights) each.tabIndex = each === light ? 0 : -1;
    tell(light);
  };
  const leave = (event: Event) => {
    if (!lightAt(event)) return;
    const focused = lights.find((light) => light === document.activeElement && event.type === "mouseout");
    isTaken = focused !== undefined;
    tell(focused);
  };
  const walk = (event: KeyboardEvent) => {
    const seen = lights.filter(({ offsetParent }) => offsetParent);
    const last = seen.length - 1;
    const from = seen.indexOf(document.activeElement as HTMLElement);
    const places: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowDown: from + 1,
      ArrowLeft: from - 1,
      ArrowUp: from - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (from < 0 || place === undefined) return;
    event.preventDefault();
    seen[Math.max(0, Math.min(place, last))]?.focus();
  };
  const cycle = () => {
    if (isTaken || still.matches || document.hidden) return;
    const seen = lights.filter(({ offsetParent }) => offsetParent);
    tell(seen[(told ? seen.indexOf(told) + 1 : 0) % seen.length]);
  };

  house.addEventListener("mouseover", take);
  house.addEventListener("focusin", take);
  house.addEventListener("mouseout", leave);
  house.addEventListener("focusout", leave);
  house.addEventListener("keydown", walk);
  const timer = house.hasAttribute("data-cycles") ? setInterval(cycle, 4000) : undefined;
  return () => {
    clearInterval(timer);
    house.removeEventListener("mouseover", take);
    house.removeEventListener("focusin", take);
    house.removeEventListener("mouseout", leave);
    house.removeEventListener("focusout", leave);
    house.removeEventListener("keydown", walk);
  };
}
