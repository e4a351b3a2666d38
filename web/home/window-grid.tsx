import { Suspense, use } from "react";
import * as messages from "#messages/home.ts";
import { paths } from "../../contract/pages.ts";
import { brightness } from "../ui/panes/brightness.ts";
import { House } from "../ui/panes/house.tsx";
import { Caption, type Light, Lights } from "../ui/panes/lights.tsx";
import type { HomeData } from "./home-data.ts";
import { inWords, titleOf, type WindowEvent } from "./window-events.ts";

const rows = 8;

/** The house on the home page; each lit window is a recent event. */
export function WindowGrid({ activity }: { activity?: HomeData["activity"] }) {
  return (
    <House rows={rows}>
      <Suspense fallback={<Caption />}>{activity ? <LitWindows activity={activity} /> : <Caption />}</Suspense>
    </House>
  );
}

function LitWindows({ activity }: { activity: HomeData["activity"] }) {
  const loaded = use(activity);
  // If the events can't be loaded, all windows are dark.
  const lights = "value" in loaded ? loaded.value.map(lightOf) : [];
  return <Lights about={messages.aboutWindows} label={messages.windows} lights={lights} rows={rows} />;
}

/** For members a lit window links to the event; visitors only see what it was. */
function lightOf(event: WindowEvent): Light {
  const [title, words] = [titleOf(event), inWords(event)];
  return {
    title,
    words,
    name: title ? messages.withTitle(words, title) : words,
    brightness: brightness(event),
    to: "page" in event ? paths[event.page](event.id) : undefined,
  };
}
