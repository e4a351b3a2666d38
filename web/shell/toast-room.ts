import { useEffect } from "react";

/** As `app.css` has it, 7rem. */
const room = 112;

/**
 * Room below the page while toasts are open, to scroll whatever they lie over out from under them; what is in use gets
 * out by itself. It goes when nothing moves by it: a list of choices closes when the page is moved beneath it.
 */
export function useToastRoom(open: boolean) {
  useEffect(() => {
    if (open) {
      document.body.toggleAttribute("data-toasts", true);
      document.activeElement?.scrollIntoView({ block: "nearest" });
      return;
    }
    const giveBack = () => {
      if (isStoodOn()) return;
      document.body.removeAttribute("data-toasts");
      window.removeEventListener("scroll", giveBack);
    };
    window.addEventListener("scroll", giveBack);
    giveBack();
    return () => window.removeEventListener("scroll", giveBack);
  }, [open]);
}

/** Whether the window would be moved up without it. */
function isStoodOn() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY > Math.max(0, scrollHeight - room - clientHeight);
}
