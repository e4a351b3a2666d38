import { setTimeout as pause } from "node:timers/promises";
import { type Database, isDatabaseDown } from "../database/connection.ts";
import { sendWakeUp } from "../database/process-notifications.ts";
import { inRounds } from "../database/work-rounds.ts";
import { deliverNext, hasWaitingEvents, skipOldestWaiting } from "./event-delivery-store.ts";
import type { Matching } from "./match-receivers.ts";

const gatheredFor = 20;
const beforeAnother = 500;
/** Milliseconds; finds events whose wake-up was lost. */
const lookEvery = 5000;

export type Delivery = {
  /** Announces that events may have been committed. */
  soon(): void;
  close(): Promise<void>;
};

type Options = { database: Database; matching: Matching; log: (error: unknown) => void };

/** Delivers events soon after their commit, in any process. */
export function startDelivery({ database, matching, log }: Options): Delivery {
  const inRound = inRounds<void>();
  let gathering: NodeJS.Timeout | undefined;
  let isClosing = false;

  const deliverAll = async () => {
    while (!isClosing && (await hasWaitingEvents(database))) {
      const delivered = await deliverNext(database, matching).catch(oneByOne);
      if (delivered === "elsewhere") await pause(gatheredFor);
      else await sendWakeUp(database, "told");
    }
  };
  /** Also wakes the live streams where there was no event: read marks and settings are announced the same way. */
  const deliverWritten = async () => {
    await deliverAll();
    await sendWakeUp(database, "told");
  };
  /** After a failed batch, delivers a single event, and skips it if it is the one that fails. */
  const oneByOne = async (error: unknown) => {
    if (isDatabaseDown(error)) throw error;
    log(error);
    return deliverNext(database, matching, 1).catch(async (same) => {
      if (isDatabaseDown(same)) throw same;
      await skipOldestWaiting(database);
      return 1;
    });
  };
  const rounds = { waiting: deliverAll, written: deliverWritten };
  const deliver = (round: keyof typeof rounds) =>
    inRound(round, rounds[round]).catch((error) => {
      if (isDatabaseDown(error)) setTimeout(soon, beforeAnother).unref();
      else log(error);
    });
  const soon = () => {
    if (isClosing) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void deliver("written");
    }, gatheredFor);
  };
  const looking = setInterval(() => void deliver("waiting"), lookEvery);
  return {
    soon,
    close: async () => {
      isClosing = true;
      clearTimeout(gathering);
      clearInterval(looking);
      await Promise.all([deliver("waiting"), deliver("written")]);
    },
  };
}
