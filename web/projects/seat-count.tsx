import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as messages from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import { fittingSeatsQuery } from "./project-queries.ts";

/** How many projects have a seat that fits the reader; renders nothing if there is none. */
export function SeatCount() {
  const { data: count } = useQuery(fittingSeatsQuery);
  if (!count) return null;
  return (
    <p className="mt-3">
      <Link className="tall text-link" prefetch="intent" to={`${pages.projects}?fits=1`}>
        {messages.seatsFitYou(count)}
      </Link>
    </p>
  );
}
