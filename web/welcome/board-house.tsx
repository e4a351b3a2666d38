import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/home.ts";
import { paths } from "../../contract/pages.ts";
import { inWords } from "../home/window-events.ts";
import { House } from "../ui/lists/house.tsx";
import { brightness, HouseLights } from "../ui/lists/house-lights.tsx";
import { activityQuery } from "./news-queries.ts";

const rows = 5;

/** On a quiet day the house shows the board's last days, as on the home page: each lit window links to what happened. */
export function BoardHouse() {
  const { data: activity = [] } = useQuery(activityQuery);
  const lights = activity.map((event) => {
    const words = inWords(event);
    return {
      title: event.title,
      words,
      name: messages.withTitle(words, event.title),
      brightness: brightness(event),
      to: paths[event.page](event.id),
    };
  });
  return (
    <House rows={rows}>
      <HouseLights about={messages.aboutWindows} label={messages.windows} lights={lights} rows={rows} />
    </House>
  );
}
