import { type CSSProperties, useEffect, useRef } from "react";
import { Link } from "react-router";
import { activityDays } from "../../../contract/activity.ts";
import { lightsIn, placeOf } from "./house.tsx";
import { enlivenHouse } from "./house-script.ts";

const hour = 3_600_000;

/**
 * The brightness of a window by the age of its event: 1 for a new one, fading, but always clearly above that of a dark
 * window.
 */
export function brightness({ at }: { at: string }, now = Date.now()) {
  const hours = Math.max(0, now - Date.parse(at)) / hour;
  return 1 - 0.45 * Math.min(1, Math.log1p(hours) / Math.log1p(activityDays * 24));
}

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

type Props = {
  lights: Light[];
  rows: number;
  label: string;
  about: string;
  /** Whether the caption tells one light after the other by itself. */
  cycles?: boolean;
};

/** The lit windows of the house. One tab stop; arrow keys move between windows. */
export function HouseLights({ lights, rows, label, about, cycles }: Props) {
  const house = useRef<HTMLDivElement>(null);
  const shown = lights.slice(0, lightsIn(rows));
  const names = shown.map(({ name }) => name).join("\n");

  // biome-ignore lint/correctness/useExhaustiveDependencies: other lights are other elements
  useEffect(() => (house.current ? enlivenHouse(house.current) : undefined), [names]);

  if (shown.length === 0) return <Caption />;
  return (
    <div className="contents" data-cycles={cycles ? "" : undefined} data-house="" ref={house}>
      <ul aria-label={label} className="house">
        {shown.map((light, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the newest has the first window
          <li {...placeOf(index)} key={index}>
            <LitWindow isStop={index === 0} light={light} />
          </li>
        ))}
      </ul>
      <Caption key={names}>{about}</Caption>
    </div>
  );
}

function LitWindow({ light, isStop }: { light: Light; isStop: boolean }) {
  const wiring = {
    "aria-label": light.name,
    className: "lit",
    "data-title": light.title,
    "data-words": light.words,
    onClick: light.onFollow,
    style: { "--light": `${Math.round(light.brightness * 100)}%` } as CSSProperties,
    tabIndex: isStop ? 0 : -1,
  };
  return light.to ? <Link {...wiring} prefetch="intent" to={light.to} /> : <button {...wiring} type="button" />;
}

/** The caption of a window. Hidden from screen readers, which read the window's own name. */
export function Caption({ children }: { children?: string }) {
  return (
    <p aria-hidden="true" className="mt-4 min-h-12 text-sm" data-caption="">
      <bdi className="line-clamp-1 font-semibold empty:hidden" />
      <span className="quiet line-clamp-2">{children}</span>
    </p>
  );
}
