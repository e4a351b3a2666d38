/** Scrolls the focused control out from under a new toast: the room that toasts take is the page's scroll padding. */
export function keepFocusInSight() {
  const frame = requestAnimationFrame(() => {
    const focused = document.activeElement;
    const toast = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
    if (!focused || !toast || focused === document.body || focused.closest("[data-sonner-toaster]")) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    const isBelow = top < window.innerHeight && bottom > window.innerHeight - room;
    if (isBelow && right > toast.left && left < toast.right) focused.scrollIntoView({ block: "nearest" });
  });
  return () => cancelAnimationFrame(frame);
}
