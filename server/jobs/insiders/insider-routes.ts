import { listInsiders } from "../../../contract/jobs/insiders.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { insidersOf } from "./insider-store.ts";

export function serveInsiders(serve: Serve, { database }: Surroundings): void {
  serve(listInsiders, ({ input, session }) => insidersOf(database, input.id, session));
}
