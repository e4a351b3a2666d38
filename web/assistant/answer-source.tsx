import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import type { Source } from "../../contract/assistant.ts";
import { paths } from "../../contract/pages.ts";

type Props = { source: Source; jobId: number; label?: string; onLeave: () => void; children: ReactNode };

/** Closes the dialog and goes to the cited place, on the job's page or its company's. */
export function AnswerSource({ source, jobId, label, onLeave, children }: Props) {
  const [page, place = ""] = source.href.split("#");
  const isHere = page === paths.job(jobId);

  function leave(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onLeave();
    const element = isHere && document.getElementById(place);
    if (!element) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }

  return isHere ? (
    // A plain hash link, so that the browser scrolls there and sets `:target`.
    <a aria-label={label} className="text-link" href={`#${place}`} onClick={leave}>
      {children}
    </a>
  ) : (
    <Link aria-label={label} className="text-link" onClick={leave} to={source.href}>
      {children}
    </Link>
  );
}
