import { Link } from "react-router";

type Props = {
  label: string;
  page: number;
  hasPrevious: boolean;
  hasNext: boolean;
  address: (page: number) => string;
};

export function Pager({ label, page, hasPrevious, hasNext, address }: Props) {
  return (
    <nav aria-label={label} className="mt-8 flex items-center justify-center gap-3">
      <PageButton to={hasPrevious ? address(page - 1) : null}>Previous</PageButton>
      <span aria-current="page" className="tabular-nums">
        Page {page}
      </span>
      <PageButton to={hasNext ? address(page + 1) : null}>Next</PageButton>
    </nav>
  );
}

function PageButton({ to, children }: { to: string | null; children: string }) {
  if (to === null) {
    return (
      <button className="btn btn-ghost" disabled type="button">
        {children}
      </button>
    );
  }
  return (
    <Link className="btn btn-ghost" to={to}>
      {children}
    </Link>
  );
}
