import { quickestFilling } from "../../../contract/moderation/form-filling.ts";
import type { Config } from "../../config/config.ts";
import { HttpProblem, says } from "../../http/problems.ts";

type Filling = { openedFor?: number; website?: string };

/** Refuses what was sent quicker than people write. Without `openedFor` nobody knows. */
export const refusingQuick =
  ({ rateLimitScale }: Config) =>
  ({ openedFor }: Filling): void => {
    if (openedFor !== undefined && openedFor < quickestFilling / rateLimitScale) throw tooQuick();
  };

/** Who filled in what people don't see, and doesn't say how long that took. */
export function refuseTrapped({ openedFor, website }: Filling): void {
  if (website && openedFor === undefined) throw tooQuick();
}

const tooQuick = () => new HttpProblem(400, "invalid", says("tooQuick"));
