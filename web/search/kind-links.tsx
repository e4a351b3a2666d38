import { Link } from "react-router";
import * as messages from "#messages/search.ts";
import type { HitGroup, SearchKind } from "../../contract/search/search.ts";
import { addressOf } from "./search-location.ts";

type Props = { groups: HitGroup[]; q: string; kind: SearchKind | undefined };

/** Links to the kinds that have results. */
export function KindLinks({ groups, q, kind: current }: Props) {
  const found = groups.filter(({ kind, total }) => total > 0 || kind === current);
  if (found.length === 0) return null;
  return (
    <nav aria-label={messages.kindsFound} className="-mx-[0.7rem] mt-4 flex flex-wrap gap-1">
      <KindLink isCurrent={!current} q={q}>
        {messages.all}
      </KindLink>
      {found.map(({ kind, total, more }) => (
        <KindLink isCurrent={kind === current} key={kind} kind={kind} q={q}>
          {messages.kindFound(messages.kinds[kind], messages.total(total, more))}
        </KindLink>
      ))}
    </nav>
  );
}

type LinkProps = { q: string; kind?: SearchKind; isCurrent: boolean; children: string };

const KindLink = ({ q, kind, isCurrent, children }: LinkProps) => (
  <Link
    aria-current={isCurrent ? "page" : undefined}
    className="nav-item tabular-nums"
    preventScrollReset
    to={addressOf({ q, kind })}
  >
    {children}
  </Link>
);
