import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, type NavigateFunction, useLocation, useNavigate } from "react-router";
import * as messages from "#messages/shell.ts";

/** Goes back in history if the previous page is of this board, which restores scroll, page and search; else to `fallback`. */
export function goBack(navigate: NavigateFunction, fallback: string) {
  if (cameFromThisBoard()) navigate(-1);
  else navigate(fallback, { replace: true });
}

// The router stores an index in its history entries; at 0 the previous entry isn't ours.
export const cameFromThisBoard = () => Number((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

export function BackLink({ fallback }: { fallback: string }) {
  return (
    <GoBack isBefore={cameFromThisBoard} to={fallback}>
      {messages.back}
    </GoBack>
  );
}

/** The state of a link from a list to a record, for `BackToList`. */
export const fromList = { fromList: true };

/** A link to a list; goes back in history if the reader came from there, to restore the scroll position. */
export function BackToList({ list, children }: { list: string; children: string }) {
  const { state } = useLocation() as { state: Partial<typeof fromList> | null };
  return (
    <GoBack isBefore={() => state?.fromList === true && cameFromThisBoard()} to={list}>
      {children}
    </GoBack>
  );
}

type Props = { to: string; isBefore: () => boolean; children: string };

function GoBack({ to, isBefore, children }: Props) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isBefore()) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link className="quiet-link inline-flex min-h-11 items-center gap-1.5 text-sm" onClick={follow} to={to}>
      <ArrowLeft aria-hidden className="size-4" /> {children}
    </Link>
  );
}
