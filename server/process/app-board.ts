import type { FastifyInstance } from "fastify";
import { changeFeed } from "../database/change-feed.ts";
import { listenForWakeUps } from "../database/process-notifications.ts";
import { isBearerToken } from "../grants/grant-token.ts";
import { concurrencyLimits } from "../http/concurrency-limit.ts";
import { endpointServer } from "../http/endpoint-server.ts";
import { grantCheck } from "../http/grant-rights.ts";
import type { Services } from "../http/services.ts";
import type { Authenticate } from "../http/session.ts";
import { kinds } from "../kinds/post-kinds.ts";
import { boardLists } from "../lists/list-page.ts";
import { liveBoard } from "../live/live-board.ts";
import { currentSkills } from "../matches/current-skills.ts";
import { isStillNew } from "../moderation/new-members.ts";
import { boardDefences } from "../moderation/spam-rules.ts";
import { startDelivery } from "../notifications/event-delivery.ts";
import { entryFits } from "../notifications/notification-fits.ts";
import { authentication } from "../people/accounts/authentication.ts";
import { grantAuthentication } from "../people/accounts/grant-authentication.ts";
import { withdrawFindsOf } from "../saved-searches/saved-search-finds.ts";
import { skillNaming } from "../skills/skill-naming.ts";

export type AppBoard = ReturnType<typeof appBoard>;

/** What the features of an app share. */
export function appBoard(app: FastifyInstance, services: Services) {
  const { config, database } = services;
  const feed = changeFeed(database);
  const concurrency = concurrencyLimits();
  const bySession = authentication(database, feed, concurrency.limit({ atOnce: 2, patience: 4000 }));
  const byGrant = grantAuthentication(services, feed);
  const authenticate: Authenticate = (token) => (isBearerToken(token) ? byGrant(token) : bySession(token));
  const skills = currentSkills(database, feed);
  const inbox = { database, fits: entryFits(database, skills) };
  const log = (error: unknown) => app.log.error(error);
  return {
    ...services,
    app,
    serve: endpointServer(app, authenticate, concurrency, (id) => isStillNew(database, id), grantCheck(database)),
    authenticate,
    concurrency,
    feed,
    lists: boardLists(database),
    currentSkills: skills,
    skillsNamedIn: skillNaming(database, feed),
    defences: boardDefences(config),
    inbox,
    kinds,
    liveBoard: liveBoard({ database, inbox, most: config.liveStreams, log }),
    afterPrivacyChange: withdrawFindsOf,
  };
}

/** Delivers events and announces them to the live streams while the app runs. */
export function runDelivery({ app, database, feed, currentSkills, liveBoard }: AppBoard): void {
  const log = (error: unknown) => app.log.error(error);
  const delivery = startDelivery({ database, matching: { feed, currentSkills }, log });
  const wakeUps = listenForWakeUps(database, (word) => (word === "told" ? liveBoard.look() : delivery.soon()));
  app.addHook("onResponse", async ({ method }) => {
    if (method !== "GET" && method !== "HEAD") delivery.soon();
  });
  app.addHook("preClose", async () => liveBoard.close());
  app.addHook("onClose", async () => void (await Promise.all([wakeUps.close(), delivery.close()])));
}
