import { useState } from "react";

type Props = { src: string | null; fallback: string; letters: string };

/** A picture with a fallback, over which `letters` are shown if there is no picture. A broken picture falls back, too. */
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
