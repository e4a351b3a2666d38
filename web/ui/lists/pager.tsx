import { Link } from "react-router";
import * as messages from "#messages/lists.ts";
import { onIntent } from "./prefetch.ts";

type Props = {
  label: string;
  page: number;
  hasPrevious: boolean;
  hasNext: boolean;
  address: (page: number) => string;
  prefetch?: (page: number) => unknown;
};

export function Pager({ label, page, hasPrevious, hasNext, address, prefetch }: Props) {
  return (
    <nav aria-label={label} className="mt-8 flex items-center justify-center gap-3">
      <PageButton to={hasPrevious ? address(page - 1) : null} {...onIntent(() => prefetch?.(page - 1))}>
        {messages.previous}
      </PageButton>
      <span aria-current="page" className="tabular-nums">
        {messages.page(page)}
      </span>
      <PageButton to={hasNext ? address(page + 1) : null} {...onIntent(() => prefetch?.(page + 1))}>
        {messages.next}
      </PageButton>
    </nav>
  );
}

type ButtonProps = { to: string | null; children: string } & ReturnType<typeof onIntent>;

function PageButton({ to, children, ...intent }: ButtonProps) {
  if (to === null) {
    return (
      <button className="btn btn-ghost" disabled type="button">
        {children}
      </button>
    );
  }
  return (
    <Link className="btn btn-ghost" to={to} {...intent}>
      {children}
    </Link>
  );
}
