import type { FastifyInstance } from "fastify";
import { serveActivity } from "../activity/activity-routes.ts";
import { servePrompts } from "../assistant/prompt-routes.ts";
import { serveAudit } from "../audit/audit-routes.ts";
import { serveCohorts } from "../cohorts/cohort-routes.ts";
import { serveMemberships } from "../cohorts/membership-routes.ts";
import { serveComments } from "../comments/comment-routes.ts";
import { serveCompanies } from "../companies/company-routes.ts";
import { serveContact } from "../contact/contact-routes.ts";
import { serveConversations } from "../conversations/conversation-routes.ts";
import { changeFeed } from "../database/change-feed.ts";
import { listenForWakeUps } from "../database/wake.ts";
import { endpointServer, type Serve } from "../http/endpoint-server.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limit.ts";
import { openApi } from "../http/openapi.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { refuseOtherMethods } from "../http/unrouted-requests.ts";
import { pictureAddresses, serveImages, serveTextImages } from "../images/image-routes.ts";
import { serveStillOpen } from "../jobs/ending/still-open-routes.ts";
import { serveInsiders } from "../jobs/insiders/insider-routes.ts";
import { serveJobs } from "../jobs/job-routes.ts";
import { jobList } from "../jobs/list/job-list.ts";
import { serveSavedJobs } from "../jobs/saved/saved-job-routes.ts";
import { boardLists } from "../lists/list-page.ts";
import { type LiveBoard, liveBoard } from "../live/live-board.ts";
import { serveLive } from "../live/live-routes.ts";
import { currentSkills } from "../matches/current-skills.ts";
import { serveMatches } from "../matches/match-routes.ts";
import { serveAppeals } from "../moderation/appeals/appeal-routes.ts";
import { serveBin } from "../moderation/bin/bin-routes.ts";
import { serveCases } from "../moderation/cases/case-routes.ts";
import { serveDecisions } from "../moderation/decisions/decision-routes.ts";
import { boardDefences } from "../moderation/defences/defences.ts";
import { isStillNew } from "../moderation/defences/new-members.ts";
import { serveFigures } from "../moderation/figures/figure-routes.ts";
import { serveReports } from "../moderation/reports/report-routes.ts";
import { serveRules } from "../moderation/rules/rule-routes.ts";
import { serveHealth } from "../monitoring/health-routes.ts";
import { serveMetrics } from "../monitoring/metrics-routes.ts";
import { startDelivery } from "../notifications/delivery/delivery.ts";
import type { Matching } from "../notifications/delivery/fitting.ts";
import { entryFits } from "../notifications/inbox/entry-fits.ts";
import type { Inbox } from "../notifications/inbox/entry-store.ts";
import { serveInbox } from "../notifications/inbox/inbox-routes.ts";
import { servePush } from "../notifications/push/push-routes.ts";
import { serveNotificationSettings } from "../notifications/settings/notification-settings-routes.ts";
import { serveOneClick } from "../notifications/unsubscribe/one-click.ts";
import { serveUnsubscribing } from "../notifications/unsubscribe/unsubscribe-routes.ts";
import { serveWatches } from "../notifications/watches/watch-routes.ts";
import { serveWeb } from "../pages/page-routes.ts";
import { serveAccounts } from "../people/accounts/account-routes.ts";
import { authentication } from "../people/accounts/authentication.ts";
import { serveRecovery } from "../people/accounts/recovery-routes.ts";
import { serveBlocks } from "../people/blocks/block-routes.ts";
import { serveInvitations } from "../people/invitations/invitation-routes.ts";
import { serveMembers } from "../people/members/member-routes.ts";
import { serveSettings } from "../people/settings/settings-routes.ts";
import { userList } from "../people/users/user-list.ts";
import { serveUsers } from "../people/users/user-routes.ts";
import { serveProjects } from "../projects/project-routes.ts";
import { questionList } from "../questions/list/question-list.ts";
import { serveQuestions } from "../questions/question-routes.ts";
import { withdrawFindsOf } from "../saved-searches/finds/finding-step.ts";
import { listCalls } from "../saved-searches/list-calls.ts";
import { serveSavedSearches } from "../saved-searches/saved-search-routes.ts";
import { serveSearch } from "../search/search-routes.ts";
import { skillNaming } from "../skills/named-skills.ts";
import { serveSkillCuration } from "../skills/skill-curation-routes.ts";
import { serveSkills } from "../skills/skill-routes.ts";
import { serveStats } from "../stats/stats-routes.ts";
import { serveVersions } from "../versions/version-routes.ts";
import { serveVotes } from "../votes/vote-routes.ts";
import { webServer } from "./web-server.ts";

const descriptionAddress = "/api/openapi.json";

export async function createApp(surroundings: Surroundings): Promise<FastifyInstance> {
  const { config, database } = surroundings;
  const app = await webServer(config);
  const concurrency = concurrencyLimits();
  serveMetrics(app, surroundings, { concurrency, streams: () => live.count() });
  const feed = changeFeed(database);
  const authenticate = authentication(database, feed, concurrency.limit({ atOnce: 2, patience: 4000 }));
  const serve = endpointServer(app, authenticate, concurrency, (id) => isStillNew(database, id));
  const lists = boardLists(database);
  const skills = currentSkills(database, feed);
  const skillsNamedIn = skillNaming(database, feed);
  serveAccounts(serve, surroundings);
  serveRecovery(serve, surroundings);
  serveInvitations(serve, surroundings);
  serveSettings(serve, surroundings, withdrawFindsOf);
  const jobs = jobList({ database, lists, currentSkills: skills });
  const guarded = { ...surroundings, defences: boardDefences(config) };
  serveJobs(serve, guarded, jobs);
  serveInsiders(serve, surroundings);
  serveStillOpen(serve, surroundings);
  serveSavedJobs(serve, surroundings, lists);
  const questions = questionList({ database, lists });
  const users = userList({ database, lists, currentSkills: skills });
  serveSavedSearches(serve, surroundings, listCalls(database, { lists, jobs, questions, users }));
  serveProjects(serve, guarded, lists);
  serveQuestions(serve, guarded, { listed: questions, lists, skillsNamedIn });
  serveComments(serve, guarded);
  serveVotes(serve, surroundings);
  serveVersions(serve, surroundings);
  serveTextImages(serve, surroundings);
  serveCompanies(serve, guarded, lists);
  serveUsers(serve, guarded, users);
  serveBlocks(serve, surroundings);
  serveCohorts(serve, surroundings, lists);
  serveMemberships(serve, surroundings);
  serveConversations(serve, guarded);
  serveSkills(serve, surroundings, lists, skillsNamedIn);
  serveSkillCuration(serve, surroundings, lists);
  serveSearch(serve, surroundings);
  serveMatches(serve, surroundings, skills);
  serveStats(serve, database);
  serveActivity(serve, surroundings);
  servePrompts(serve, surroundings);
  serveContact(serve, surroundings);
  serveReports(serve, surroundings);
  serveRules(serve, config);
  serveDecisions(serve, surroundings);
  serveCases(serve, surroundings);
  serveFigures(serve, surroundings);
  serveBin(serve, surroundings);
  serveAppeals(serve, surroundings);
  serveMembers(serve, surroundings);
  servePush(serve, surroundings);
  serveUnsubscribing(serve, surroundings);
  await serveOneClick(app, surroundings);
  const inbox = { database, fits: entryFits(database, skills) };
  const live = serveNotifications(app, serve, surroundings, inbox, { feed, currentSkills: skills });
  serveAudit(serve, surroundings);

  serveImages(app, surroundings, authenticate, concurrency);
  serveHealth(app, surroundings);
  let description: ReturnType<typeof openApi> | undefined;
  app.get(descriptionAddress, () => {
    description ??= openApi(config.organisation);
    return description;
  });
  refuseOtherMethods(app, [descriptionAddress, ...pictureAddresses]);
  await serveWeb(app, config);
  return app;
}

/** Serves the inbox, settings, watches and live streams, and runs the delivery of events as long as the app. */
function serveNotifications(
  app: FastifyInstance,
  serve: Serve,
  { database, config }: Surroundings,
  inbox: Inbox,
  matching: Matching,
): LiveBoard {
  const log = (error: unknown) => app.log.error(error);
  const live = liveBoard({ database, inbox, most: config.liveStreams, log });
  const delivery = startDelivery({ database, matching, log });
  const words = listenForWakeUps(database, (word) => (word === "told" ? live.look() : delivery.soon()));
  serveInbox(serve, inbox);
  serveNotificationSettings(serve, { database });
  serveWatches(serve, { database });
  serveLive(serve, live);
  app.addHook("onResponse", async ({ method }) => {
    if (method !== "GET" && method !== "HEAD") delivery.soon();
  });
  app.addHook("preClose", async () => live.close());
  app.addHook("onClose", async () => void (await Promise.all([words.close(), delivery.close()])));
  return live;
}
