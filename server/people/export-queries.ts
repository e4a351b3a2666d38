import { kindsOfPosts, type PostedKind, postedKinds, postKinds } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isOutOfBin } from "../posts/post-sql.ts";
import { skillNamesJson } from "../skills/skill-sql.ts";

/** Of each kind of post, the queries for what a member wrote and was told, and its facts in their bin, in SQL. */
export type ExportedKinds = Record<
  PostedKind,
  {
    exported: (database: Connection, userId: number) => Record<string, Fragment>;
    binned?: (database: Connection) => Fragment;
  }
>;

/** The queries for all rows of a member but their pictures, by the names that the lists have in the export. */
export const exportQueries = (database: Connection, userId: number, kinds: ExportedKinds) => ({
  ...whatTheyWrote(database, userId, kinds),
  ...whatTheyAreTold(database, userId),
  bin: whatIsInTheirBin(database, userId, kinds),
  ...whatWasDecided(database, userId),
  ...whomTheyKnow(database, userId),
  ...whatElseIsKept(database, userId),
});

/** Posts, comments and votes, and what a member saved of others' posts. */
const whatTheyWrote = (database: Connection, userId: number, kinds: ExportedKinds) => ({
  ...Object.assign({}, ...postedKinds.map((kind) => kinds[kind].exported(database, userId))),
  companies: database`
    select number as id, title as name, logo, about, website, location, created_at, updated_at, state
    from posts join companies on post_id = posts.id where owner_id = ${userId} order by number`,
  comments: database`
    select comments.id, text, ${addressed(database)}, reply_to_id, comments.created_at, comments.updated_at,
      edited_at, comments.state
    from comments join posts on posts.id = post_id
    where comments.owner_id = ${userId} and ${isOutOfBin(database, "comments")} order by comments.id`,
  commentVersions: database`
    select comment_id, number, at, text from comment_versions where user_id = ${userId} order by comment_id, number`,
  votes: database`
    select number as question_id, null::int as comment_id from question_votes join posts on posts.id = post_id
    where user_id = ${userId}
    union all select null, comment_id from comment_votes where user_id = ${userId} order by question_id, comment_id`,
});

/** A member's notifications and their settings. */
const whatTheyAreTold = (database: Connection, userId: number) => ({
  notifications: database`
    select entries.kind, coalesce(posts.kind, parent) as about, coalesce(number, record_id) as number, entries.at, unread, read_at,
      (select count(*)::int from entry_events where entry_id = entries.id) as count
    from entries left join posts on posts.id = post_id where user_id = ${userId} order by entries.id`,
  watches: database`
    select kind, number, watching, since from watches join posts on posts.id = post_id
    where user_id = ${userId} order by since, post_id`,
  toldFits: database`
    select kind, number from told_fits join posts on posts.id = post_id where user_id = ${userId} order by post_id`,
  notificationSettings: database`
    select kinds, time_zone, hour, weekday, paused_until from notification_settings where user_id = ${userId}`,
  savedSearches: database`
    select name, kind, query, mail, created_at from saved_searches where user_id = ${userId} order by id`,
  pushDevices: database`
    select device, push_devices.created_at from push_devices join sessions on sessions.id = session_id
    where push_devices.user_id = ${userId} order by push_devices.id`,
  refusedAddresses: database`select email, reason, at from refused_addresses where user_id = ${userId}`,
  letters: database`select daily_at, weekly_at, asked_at from letters where user_id = ${userId}`,
});

/** The number of the post that a comment stands on, in a column of its kind, in SQL. */
const addressed = (database: Connection): Fragment =>
  listed(
    database,
    kindsOfPosts.map((kind) => database`case kind when ${kind} then number end as ${database(`${kind}_id`)}`),
  );

function whatIsInTheirBin(database: Connection, userId: number, kinds: ExportedKinds) {
  const tables = postedKinds.map((kind) => database(postKinds[kind].path));
  const texts = tables.map((table) => database`${table}.description`);
  const joins = tables.map((table) => database`left join ${table} on ${table}.post_id = deletions.post_id`);
  const facts = postedKinds.flatMap((kind) => kinds[kind].binned?.(database) ?? []);
  return database`
    select posts.kind, posts.number, comment_id, case when comment_id is null then posts.title end as title,
      coalesce(comments.text, ${listed(database, texts)}) as text, deleted_at, gone_at,
      case when comment_id is null then ${skillNamesJson(database, "posts")} end as skills, ${listed(database, facts)}
    from deletions left join comments on comments.id = comment_id
      join posts on posts.id = coalesce(deletions.post_id, comments.post_id) ${joins}
    where deletions.owner_id = ${userId} and decision_id is null order by deleted_at, deletions.id`;
}

const listed = (database: Connection, parts: readonly Fragment[]): Fragment =>
  parts.reduce((all, part) => database`${all}, ${part}`);

/** What a member reported, decisions about them, and their sessions. */
const whatWasDecided = (database: Connection, userId: number) => ({
  reports: database`
    select parent, record_id, reports.title, reason, text, reports.state, created_at
    from reports join cases on cases.id = case_id where user_id = ${userId} order by reports.id`,
  decisions: database`
    select decisions.id, parent, record_id, decisions.title, outcome, reason, text, parts, cleared, automatic, at, appeal_until
    from decisions join cases on cases.id = case_id
    where decisions.author_id = ${userId} and concerns_author order by decisions.id`,
  appeals: database`
    select decision_id, text, state, at from appeals where user_id = ${userId} order by id`,
  grants: database`
    select kind, name, scopes, "of", created_at, expires_at, last_used_at from grants where user_id = ${userId} order by id`,
  sessions: database`
    select device, created_at, last_used_at from sessions where user_id = ${userId} order by id`,
  suspensions: database`
    select reason, created_at, ends_at from suspensions where user_id = ${userId} order by id`,
});

/** Companies, cohorts, conversations and blocks. */
const whomTheyKnow = (database: Connection, userId: number) => ({
  leftCompanies: database`
    select posts.title as company, left_at from left_companies join shown_companies posts on posts.id = company_id
    where user_id = ${userId} order by left_at, company_id`,
  cohorts: database`
    select cohorts.id, name, verified_by, cohort_members.created_at, verified_at,
      exists (select from roster_lines where roster_lines.user_id = cohort_members.user_id
        and roster_lines.cohort_id = cohorts.id) as on_roster
    from cohort_members join cohorts on cohorts.id = cohort_id where user_id = ${userId} order by cohorts.id`,
  checkIns: database`
    select due_on, asked_at, answered_at, answer, posts.title as company, since, field
    from check_ins left join shown_companies posts on posts.id = company_id where user_id = ${userId} order by check_ins.id`,
  cohortExclusions: database`
    select cohort_id as id from cohort_exclusions where user_id = ${userId} order by cohort_id`,
  vouches: database`
    select cohort_id, receiver_id as user_id, created_at from vouches where giver_id = ${userId} order by created_at, receiver_id`,
  conversations: database`
    select id, receiver_id as user_id, asked_at, accepted_at, read_until, cleared_until
    from conversations left join conversation_sides on conversation_id = id and user_id = ${userId}
    where asker_id = ${userId} order by id`,
  receivedConversations: database`
    select id, asker_id as user_id, asked_at, accepted_at, declined_at, read_until, cleared_until
    from conversation_sides join conversations on id = conversation_id
    where user_id = ${userId} and receiver_id = ${userId} order by id`,
  messages: database`
    select conversation_id, text, created_at from messages where owner_id = ${userId} order by id`,
  blocks: database`
    select blocked_id as user_id, created_at from blocks where blocker_id = ${userId} order by created_at, blocked_id`,
});

/** Suggestions, and entries of the trail and the event log. */
const whatElseIsKept = (database: Connection, userId: number) => ({
  // Renamed, because no field of the export may be named like a secret.
  keys: database`
    select name, host, backed_up, created_at, last_used_at from passkeys where user_id = ${userId} order by id`,
  identities: database`
    select provider, issuer, subject, label, awaits_proof, created_at, last_used_at from identities
    where user_id = ${userId} order by id`,
  repositories: database`
    select address, identity_id is not null as owned_by_identity, has_file, proven_at, checked_at, array(
      select name from repository_skills join skills on skills.id = skill_id
      where repository_id = repositories.id order by sort_key) as skills
    from repositories where user_id = ${userId} order by id`,
  secondFactor: database`
    select created_at, confirmed_at, ends_at, (
      select count(*)::int from recovery_codes where recovery_codes.user_id = totp_keys.user_id) as recovery_codes_left
    from totp_keys where user_id = ${userId}`,
  suggestions: database`
    select name, created_at from skill_suggestions where user_id = ${userId} order by id`,
  deletions: database`
    select subject as kind, title, reason, at from (
      select entry_id, title, reason from trail_words where owner_id = ${userId}
      union all
      select entry_id, title, text from decisions where author_id = ${userId} and outcome = 'removed'
    ) deleted join audit_trail on id = entry_id order by id`,
  events: database`
    select events.kind, posts.kind as post, number, comment_id, data, at from events left join posts on posts.id = post_id
    where actor_id = ${userId} order by events.id`,
});
