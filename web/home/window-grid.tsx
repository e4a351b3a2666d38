import * as messages from "#messages/home.ts";
import { paths } from "../../contract/pages.ts";
import { brightness, HouseLights, type Light } from "../ui/lists/house-lights.tsx";
import { inWords, titleOf, type WindowEvent, windowRows } from "./window-events.ts";

/** The lit windows of the house on the home page; each is a recent event. Without events all windows are dark. */
export function LitWindows({ events }: { events: readonly WindowEvent[] }) {
  return (
    <HouseLights
      about={messages.aboutWindows}
      cycles
      label={messages.windows}
      lights={events.map(lightOf)}
      rows={windowRows}
    />
  );
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
