import type { FastifyInstance } from "fastify";
import { activity } from "../activity/activity-routes.ts";
import { assistant } from "../assistant/assistant-routes.ts";
import { audit } from "../audit/audit-routes.ts";
import { checkIns } from "../check-in/check-in-routes.ts";
import { cohorts } from "../cohorts/cohort-routes.ts";
import { comments } from "../comments/comment-routes.ts";
import { companies } from "../companies/company-routes.ts";
import { contact } from "../contact/contact-routes.ts";
import { conversations } from "../conversations/conversation-routes.ts";
import { evidence } from "../evidence/evidence-routes.ts";
import { feeds } from "../feeds/feed-routes.ts";
import { grants } from "../grants/grant-routes.ts";
import { apiDescription, descriptionAddress } from "../http/openapi.ts";
import type { Services } from "../http/services.ts";
import { refuseOtherMethods } from "../http/unrouted-requests.ts";
import { images, pictureAddresses } from "../images/image-routes.ts";
import { keys } from "../keys/key-routes.ts";
import { kinds } from "../kinds/post-kinds.ts";
import { live } from "../live/live-routes.ts";
import { matches } from "../matches/match-routes.ts";
import { mcp, mcpAddress } from "../mcp/mcp-routes.ts";
import { moderation } from "../moderation/moderation-routes.ts";
import { monitoring } from "../monitoring/health-routes.ts";
import { notifications } from "../notifications/notification-routes.ts";
import { outcomes } from "../outcomes/outcome-routes.ts";
import { webPages } from "../pages/page-routes.ts";
import { people } from "../people/people-routes.ts";
import { savedSearches } from "../saved-searches/saved-search-routes.ts";
import { search } from "../search/search-routes.ts";
import { skills } from "../skills/skill-routes.ts";
import { stats } from "../stats/stats-routes.ts";
import { versions } from "../versions/version-routes.ts";
import { votes } from "../votes/vote-routes.ts";
import { webhooks } from "../webhooks/webhook-routes.ts";
import { type AppBoard, appBoard, runDelivery } from "./app-board.ts";
import { webServer } from "./web-server.ts";

/** In any order. */
const features: ((board: AppBoard) => void | Promise<void>)[] = [
  activity,
  apiDescription,
  assistant,
  audit,
  checkIns,
  cohorts,
  comments,
  companies,
  contact,
  conversations,
  evidence,
  feeds,
  grants,
  images,
  keys,
  live,
  matches,
  mcp,
  moderation,
  monitoring,
  notifications,
  outcomes,
  people,
  savedSearches,
  search,
  skills,
  stats,
  versions,
  votes,
  webhooks,
  webPages,
  ...Object.values(kinds).flatMap(({ routes }) => routes),
];

export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = await webServer(services.config);
  const board = appBoard(app, services);
  runDelivery(board);
  for (const register of features) await register(board);
  refuseOtherMethods(app, [descriptionAddress, mcpAddress, ...pictureAddresses]);
  return app;
}
