import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import { lightsIn, placeOf } from "./house.tsx";

export type Light = {
  /** The accessible name, with everything it says. */
  name: string;
  title?: string;
  words: string;
  /** From 0 to 1. */
  brightness: number;
  /** A link's target; without it the light is a button that only shows its caption. */
  to?: string;
  onFollow?: () => void;
};

type Props = { lights: Light[]; rows: number; label: string; about: string };

/** The lit windows of the house. One tab stop; arrow keys move between windows. */
export function Lights({ lights, rows, label, about }: Props) {
  const [focused, setFocused] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const told = hovered ?? focused;

  if (lights.length === 0) return <Caption />;
  return (
    <>
      <ul aria-label={label} className="house" onKeyDown={walk}>
        {lights.slice(0, lightsIn(rows)).map((light, index) => (
          <li
            {...placeOf(index)}
            // biome-ignore lint/suspicious/noArrayIndexKey: the newest has the first window
            key={index}
            onBlur={() => setFocused(undefined)}
            onFocus={() => setFocused(index)}
            onMouseEnter={() => setHovered(index)}
            onMouseLeave={() => setHovered(undefined)}
          >
            <LitWindow isStop={index === (focused ?? 0)} light={light} />
          </li>
        ))}
      </ul>
      <Caption light={told === undefined ? undefined : lights[told]}>{about}</Caption>
    </>
  );
}

function LitWindow({ light: { name, brightness, to, onFollow }, isStop }: { light: Light; isStop: boolean }) {
  const wiring = {
    "aria-label": name,
    className: "lit",
    onClick: onFollow,
    style: { "--light": `${Math.round(brightness * 100)}%` } as CSSProperties,
    tabIndex: isStop ? 0 : -1,
  };
  return to ? <Link {...wiring} prefetch="intent" to={to} /> : <button {...wiring} type="button" />;
}

/** The caption of the focused or hovered window. Hidden from screen readers, which read the window's own name. */
export function Caption({ light, children }: { light?: Light; children?: string }) {
  return (
    <p aria-hidden="true" className="mt-4 min-h-12 text-sm">
      {light?.title && <bdi className="line-clamp-1 font-semibold">{light.title}</bdi>}
      <span className="quiet block">{light ? light.words : children}</span>
    </p>
  );
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function walk(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const lit = [...event.currentTarget.querySelectorAll<HTMLElement>(".lit")].filter(({ offsetParent }) => offsetParent);
  const from = lit.indexOf(document.activeElement as HTMLElement);
  lit[Math.max(0, Math.min(from + step, lit.length - 1))]?.focus();
}
