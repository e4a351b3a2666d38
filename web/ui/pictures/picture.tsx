import { useState } from "react";

type Props = { src: string | null; fallback: string; letters: string };

/** A picture; without one, letters on top of the fallback picture. A broken picture falls back once. */
export function Picture({ src, fallback, letters }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : null;
  return (
    <>
      <img alt="" decoding="async" loading="lazy" onError={() => shown && setBroken(shown)} src={shown ?? fallback} />
      {!shown && letters && <span>{letters}</span>}
    </>
  );
}
