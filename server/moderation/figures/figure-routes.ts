import { getFigures } from "../../../contract/moderation/figures.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { monthsOfCases } from "./figure-store.ts";

export function serveFigures(serve: Serve, { database }: Surroundings): void {
  serve(getFigures, async () => ({ months: await monthsOfCases(database) }));
}
