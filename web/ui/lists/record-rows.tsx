import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { PostedKind } from "../../../contract/posts.ts";
import { PageLink } from "../shell/page-link.tsx";

type RowsProps = {
  title: string;
  whenEmpty: string;
  /** The link to the rest of the list. */
  more?: { to: string; label: string };
  /** A `RecordRow` for each record. */
  children: ReactNode[];
};

/** A section with a few records of another kind, as rows that link to them. */
export function RecordRows({ title, whenEmpty, more, children }: RowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="font-semibold text-xl" id={id}>
        {title}
      </h2>
      {children.length === 0 && <p className="quiet mt-2">{whenEmpty}</p>}
      {children.length > 0 && <ul className="rows sheet mt-3">{children}</ul>}
      {more && (
        <Link className="quiet-link mt-1 inline-flex min-h-11 items-center text-sm" to={more.to}>
          {more.label}
        </Link>
      )}
    </section>
  );
}

type RowProps = {
  page: PostedKind;
  id: number;
  picture?: ReactNode;
  title: string;
  facts: string[];
  /** At the right; on phones below the title. */
  meta: ReactNode;
};

export function RecordRow({ page, id, picture, title, facts, meta }: RowProps) {
  return (
    <li className="card-summary record-row">
      {picture}
      <span className="card-words">
        <PageLink className="card-link card-title font-semibold" id={id} page={page}>
          <bdi>{title}</bdi>
        </PageLink>
        {facts.length > 0 && (
          <span className="card-facts quiet">
            <span className="facts">
              {facts.map((fact) => (
                <bdi className="fact" key={fact}>
                  {fact}
                </bdi>
              ))}
            </span>
          </span>
        )}
      </span>
      <span className="card-meta">{meta}</span>
    </li>
  );
}
