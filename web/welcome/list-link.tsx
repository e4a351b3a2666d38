import { ArrowRight } from "lucide-react";
import { Link } from "react-router";

/** A link to the complete list. */
export function ListLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="quiet-link inline-flex min-h-11 items-center gap-1.5 text-sm" prefetch="intent" to={to}>
      {children} <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
