import { getFigures } from "../../../contract/moderation/figures.ts";
import type { Board } from "../../http/board.ts";
import { monthsOfCases } from "./figure-store.ts";

export function figureRoutes({ serve, database }: Board): void {
  serve(getFigures, async () => ({ months: await monthsOfCases(database) }));
}
