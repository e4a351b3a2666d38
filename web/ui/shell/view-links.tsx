import { Link } from "react-router";

type Props = { label: string; className?: string; links: { to: string; label: string; isCurrent: boolean }[] };

/** The views of a list: a link to each, the one that is shown marked. */
export function ViewLinks({ label, className = "", links }: Props) {
  return (
    <nav aria-label={label} className={`-mx-[0.7rem] flex flex-wrap gap-1 ${className}`}>
      {links.map(({ to, label: name, isCurrent }) => (
        <Link aria-current={isCurrent ? "page" : undefined} className="nav-item" key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
