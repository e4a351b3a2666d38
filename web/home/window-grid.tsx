import { type KeyboardEvent, Suspense, use, useState } from "react";
import * as messages from "#messages/home.ts";
import type { HomeData } from "./home-data.ts";
import { LitWindow } from "./lit-window.tsx";
import { inWords, titleOf, type WindowEvent } from "./window-events.ts";

const columns = 7;
const windows = columns * 8;
/** Phones show the first rows of the house. */
const windowsOnPhones = columns * 4;
/** Which windows are lit, from the newest event to the oldest. */
const litWindows = [3, 8, 13, 15, 20, 22, 27, 30, 34, 37, 41, 44, 46, 51];

const onPhones = (place: number) => (place < windowsOnPhones ? "" : "max-md:hidden");

/** The sign of the board, large: a house at dusk, lit by what really happened. */
export function WindowGrid({ activity }: { activity?: HomeData["activity"] }) {
  return (
    <div className="grid w-full max-w-96 content-start">
      <div aria-hidden="true" className="house">
        {Array.from({ length: windows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: windows don't move
          <span className={`unlit ${onPhones(place)}`} key={place} />
        ))}
      </div>
      <Suspense fallback={<Caption />}>{activity ? <Lights activity={activity} /> : <Caption />}</Suspense>
    </div>
  );
}

/** One stop of the Tab key; arrows go from window to window. */
function Lights({ activity }: { activity: HomeData["activity"] }) {
  const loaded = use(activity);
  // Lights that can't be seen from here are out.
  const events = "value" in loaded ? loaded.value : [];
  const [focused, setFocused] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const told = hovered ?? focused;

  if (events.length === 0) return <Caption />;
  return (
    <>
      <ul aria-label={messages.windows} className="house" onKeyDown={walk}>
        {events.slice(0, litWindows.length).map((event, index) => {
          const place = litWindows[index] as number;
          const row = Math.floor(place / columns) + 1;
          return (
            <li
              className={onPhones(place)}
              // biome-ignore lint/suspicious/noArrayIndexKey: the newest has the first window
              key={index}
              onBlur={() => setFocused(undefined)}
              onFocus={() => setFocused(index)}
              onMouseEnter={() => setHovered(index)}
              onMouseLeave={() => setHovered(undefined)}
              style={{ gridArea: `${row} / ${(place % columns) + 1}` }}
            >
              <LitWindow event={event} isStop={index === (focused ?? 0)} />
            </li>
          );
        })}
      </ul>
      <Caption event={told === undefined ? undefined : events[told]}>{messages.aboutWindows}</Caption>
    </>
  );
}

/** Room for what a window says. Screen readers hear it from the window itself. */
function Caption({ event, children }: { event?: WindowEvent; children?: string }) {
  return (
    <p aria-hidden="true" className="mt-4 min-h-12 text-sm">
      {event && titleOf(event) && <bdi className="line-clamp-1 font-semibold">{titleOf(event)}</bdi>}
      <span className="quiet block">{event ? inWords(event) : children}</span>
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
