import { minFillingTime } from "../../contract/moderation/form-filling.ts";
import type { Config } from "../config/config.ts";
import { HttpProblem, says } from "../http/problems.ts";

type Filling = { openedFor?: number; website?: string };

/** Refuses a form that was filled in faster than people can. Without `openedFor`, the time is unknown. */
export const quickFormCheck =
  ({ rateLimitScale }: Config) =>
  ({ openedFor }: Filling): void => {
    if (openedFor !== undefined && openedFor < minFillingTime / rateLimitScale) throw tooQuick();
  };

/** Refuses a form whose invisible field is filled in, unless it says how long it took. */
export function refuseFilledHoneypot({ openedFor, website }: Filling): void {
  if (website && openedFor === undefined) throw tooQuick();
}

const tooQuick = () => new HttpProblem(400, "invalid", says("tooQuick"));
