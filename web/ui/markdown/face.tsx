import type { CSSProperties } from "react";
import { verifiedGraduate } from "#messages/pictures.ts";
import { Picture } from "./picture.tsx";

type Props = {
  person: { id: number; firstName: string; lastName: string; avatar: string | null; verified?: boolean } | null;
  size?: keyof typeof sizes;
};

const sizes = { small: "size-8 text-xs", medium: "size-14 text-xl", large: "size-20 text-2xl", huge: "face-huge" };

/**
 * A member's picture, or initials on a colour of their own. Decorative, except for the mark of a graduate: the name stands
 * beside it.
 */
export function Face({ person, size }: Props) {
  const face = (
    <span aria-hidden="true" className={`face ${size ? sizes[size] : ""}`} style={hueOf(person?.id ?? 0)}>
      <Picture fallback="/profile.png" letters={person ? initials(person) : ""} src={person?.avatar ?? null} />
    </span>
  );
  if (!person?.verified) return face;
  return (
    <span className="marked">
      {face}
      <span aria-label={verifiedGraduate} className="mark" role="img" title={verifiedGraduate} />
    </span>
  );
}

/** The colour behind initials: neighbours by number are far apart. */
export const hueOf = (id: number) => ({ "--hue": (id * 137) % 360 }) as CSSProperties;

function initials({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (firstLetter(firstName) + firstLetter(lastName)).toLocaleUpperCase();
}

export function firstLetter(text: string) {
  return [...new Intl.Segmenter().segment(text.trim())][0]?.segment ?? "";
}
