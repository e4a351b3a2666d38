import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Scrolls to the part of the form that the address names, and focuses it: the next Tab goes to its control. The control itself
 * would open its list over the form.
 */
export function useFieldInAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be asked for again
  useEffect(() => {
    if (!hash) return;
    // After the change of page has focused the heading.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView({ block: place.tagName === "SECTION" ? "start" : "center" });
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
