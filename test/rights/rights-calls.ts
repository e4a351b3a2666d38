import { createECDH, randomBytes } from "node:crypto";
import { hashOf, newToken } from "../../server/http/tokens.ts";
import { issueTokens, type OwnedJob } from "../../server/jobs/still-open-store.ts";
import { issueUnsubscribeTokens } from "../../server/notifications/unsubscribe-tokens.ts";
import { issueReturn } from "../../server/people/accounts/address-return-store.ts";
import { invite } from "../../server/people/accounts/admission-rules.ts";
import { hashPassword } from "../../server/people/accounts/password.ts";
import { issueToken } from "../../server/people/accounts/token-store.ts";
import type { Board, Member } from "../support/board.ts";
import { aForm, aJob, aPerson, aProject, aQuestion } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";
import { aPng } from "../support/pictures.ts";
import { callsOfKeys } from "./key-calls.ts";
import { plugCalls } from "./plug-calls.ts";
import type { Preparation, Scene } from "./scene.ts";
import { teamCalls } from "./team-calls.ts";

export const password = "lighthouse";
const passwordHash = hashPassword(password);

/** Gives passwords to members who were inserted directly. */
export async function givePassword({ database }: Board, { id }: Member): Promise<void> {
  await database`update users set password_hash = ${await passwordHash} where id = ${id}`;
}

const idOf = async (added: Promise<{ body: { id: number } }>) => ({ id: (await added).body.id });

let made = 0;
const unique = (word: string) => `${word} ${++made}`;

const theirJob = ({ owner }: Scene) => idOf(owner.post("/jobs", aJob()));
const theirProject = ({ owner }: Scene) => idOf(owner.post("/projects", aProject()));
const theirQuestion = ({ owner }: Scene) => idOf(owner.post("/questions", aQuestion()));
const answerTo = (scene: Scene, id: number) =>
  idOf(scene.owner.post("/comments", { parent: "questions", parentId: id, text: "With grid." }));
const companyForm = () => aForm({ name: unique("Company") });
const theirCompany = ({ owner }: Scene) => idOf(owner.send("POST", "/company", { body: companyForm() }));
const theirComment = async (scene: Scene) => {
  const { id: parentId } = await theirJob(scene);
  return idOf(scene.owner.post("/comments", { parent: "jobs", parentId, text: "Nice" }));
};
/** Somebody else's, to vote on. */
const someQuestion = async ({ board }: Scene) => idOf((await board.join()).post("/questions", aQuestion()));
const someComment = async (scene: Scene) => {
  const other = await scene.board.join();
  return theirComment({ ...scene, owner: other });
};
const withFormerVersion =
  (of: "question" | "comment", record: (scene: Scene) => Promise<{ id: number }>): Preparation =>
  async (scene) => {
    const { id } = await record(scene);
    const { database } = scene.board;
    await (of === "comment"
      ? database`insert into comment_versions (comment_id, number, at, text) values (${id}, 1, now(), 'Before')`
      : database`
          insert into question_versions (post_id, number, at, title, description, skill_ids)
          select id, 1, now(), 'Before', 'Before', '{}' from posts where kind = 'question' and number = ${id}`);
    return { path: { id, number: 1 } };
  };
const theirSession = async ({ board, owner }: Scene) => {
  const [session] = await board.database<[{ id: number }]>`select id from sessions where user_id = ${owner.id}`;
  return { id: session.id };
};
const aSkill = async ({ board }: Scene) => {
  const [skill] = await board.database<
    [{ id: number }]
  >`insert into skills (name) values (${unique("Skill")}) returning id`;
  return { id: skill.id };
};
const theirSuggestion = async ({ board, owner }: Scene) => {
  const name = unique("Wish");
  await owner.post("/skills/suggestions", { name });
  const [found] = await board.database<[{ id: number }]>`select id from skill_suggestions where name = ${name}`;
  return { id: found.id };
};

/** A question to a graduate, with the token of its mail. */
const theirCheckIn = async ({ board: { database }, owner }: Scene) => {
  await database`update users set verified = true where id = ${owner.id}`;
  const token = newToken();
  const [{ id }] = await database<[{ id: number }]>`
    insert into check_ins (user_id, due_on, asked_at)
    values (${owner.id}, current_date + (select count(*)::int from check_ins), now()) returning id`;
  await database`
    insert into check_in_tokens (token_hash, check_in_id, expires_at) values (${hashOf(token)}, ${id}, now() + interval '1 day')`;
  return { id, token };
};

const theirEntry = async ({ board, owner }: Scene) => {
  const { id } = await theirJob({ board, owner });
  await (await board.join()).post("/comments", { parent: "jobs", parentId: id, text: "Nice" });
  const [entry] = await toldInbox(board.database, owner);
  return { id: entry?.id ?? 0 };
};

const theirSearch = ({ owner }: Scene) => idOf(owner.post("/saved-searches", { kind: "jobs", query: "" }));
const aPushSubscription = () => ({
  endpoint: `https://push.example.org/${unique("device").replace(" ", "-")}`,
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
});
const unsubscribeToken = async ({ board, owner }: Scene) => {
  const stops = { kinds: ["answer" as const], rhythm: null, searchIds: [] };
  const [token] = await issueUnsubscribeTokens(board.database, [{ memberId: owner.id, stops }]);
  return token;
};

const aCase = async (scene: Scene) => {
  const job = await theirJob(scene);
  await (await scene.board.join()).post("/reports", { parent: "jobs", ...job, reason: "spam" });
  const [found] = await scene.board.database<[{ id: number }]>`
    select id from cases where parent = 'jobs' and record_id = ${job.id}`;
  return found;
};

const inTheirBin: Preparation = async (scene) => {
  const { id } = await theirJob(scene);
  await scene.owner.delete(`/jobs/${id}`);
  return { path: { parent: "jobs", id } };
};

const theirDecision = async (scene: Scene) => {
  const { id } = await aCase(scene);
  const [decision] = await scene.board.database<[{ id: number }]>`
    insert into decisions (case_id, author_id, concerns_author, outcome, text, basis, appeal_until)
    values (${id}, ${scene.owner.id}, true, 'hidden', 'Spam', 'own', now() + interval '1 day') returning id`;
  return decision;
};

const on =
  (record: (scene: Scene) => Promise<{ id: number }>, body?: (scene: Scene) => unknown): Preparation =>
  async (scene) => ({ path: await record(scene), body: await body?.(scene) });
const themself = async ({ owner }: Scene) => ({ id: owner.id });
const someoneElse = async ({ board }: Scene) => ({ path: { userId: (await board.join()).id } });
const someoneWaiting = async ({ board }: Scene) => {
  const { id } = await board.join();
  await board.database`update users set state = 'waiting' where id = ${id}`;
  return { id };
};
const emptyCohort = async ({ board }: Scene) => {
  const [{ id }] = await board.database<[{ id: number }]>`
    insert into cohorts (name) values (${unique("Cohort")}) returning id`;
  return { id };
};
const theirCohort = async (scene: Scene) => {
  const { id } = await emptyCohort(scene);
  await scene.board.database`
    insert into cohort_members (cohort_id, user_id, by_staff, verified_by) values (${id}, ${scene.owner.id}, true, 'staff')`;
  return { id };
};
const withClaimant = async (scene: Scene) => {
  const [{ id }, { id: userId }] = [await theirCohort(scene), await scene.board.join()];
  await scene.board.database`insert into cohort_members (cohort_id, user_id) values (${id}, ${userId})`;
  return { path: { id, userId } };
};
const theirRequest = async ({ board, owner }: Scene) => {
  const { body } = await (await board.join()).post("/contacts", { userId: owner.id, text: "Hello" });
  return { id: body.id };
};
const theirConversation = async (scene: Scene) => {
  const { id } = await theirRequest(scene);
  await scene.owner.put(`/contacts/${id}/answer`, { accept: true });
  return { id };
};
const suspended = async ({ board, owner }: Scene) => {
  await board.database`insert into suspensions (user_id, reason) values (${owner.id}, 'Spam')`;
  return { id: owner.id };
};
const invited = async ({ board, owner }: Scene) => {
  await board.database`update users set password_hash = null where id = ${owner.id}`;
  return { id: owner.id };
};
const sending =
  (body: (scene: Scene) => unknown): Preparation =>
  async (scene) => ({ body: await body(scene) });

/** Valid input for each call that needs any, about the owner's records. */
export const calls: Record<string, Preparation> = {
  "POST /auth/signup": async ({ board }) => {
    const person = aPerson();
    return { body: { ...person, invitation: await invite(board.database, person.email, 1) } };
  },
  "POST /auth/login": ({ owner }) => ({ body: { email: owner.email, password } }),
  ...callsOfKeys,
  "POST /auth/recover-password": ({ owner }) => ({ body: { email: owner.email } }),
  "POST /auth/reset-password": async ({ board, owner }) => {
    const token = await issueToken(board.database, owner.id, { purpose: "password", minutes: 60 });
    return { body: { token, password: "newsecret1" } };
  },
  "POST /auth/confirm-email": async ({ board, owner }) => {
    const wanted = { newEmail: `next-${owner.email}`, asker: { userId: owner.id, sessionId: 1 } };
    return {
      body: { token: await issueToken(board.database, owner.id, { purpose: "email", minutes: 60, ...wanted }) },
    };
  },
  "POST /auth/take-back-email": async ({ board, owner }) => ({
    body: { token: (await issueReturn(board.database, owner)).token },
  }),
  "DELETE /account/sessions/:id": on(theirSession),
  "PUT /account/password": sending(() => ({ currentPassword: password, password: "newsecret1" })),
  "POST /account/proofs": sending(() => ({ password })),
  "PUT /account/privacy": sending(() => ({ requestsFrom: "nobody" })),
  "PUT /account/locale": sending(() => ({ locale: "de" })),
  "DELETE /account": sending(() => ({ password, posts: "erase" })),

  "POST /reports": async (scene) => ({ body: { parent: "jobs", ...(await theirJob(scene)), reason: "spam" } }),

  "GET /decisions/:id": on(theirDecision),
  "POST /decisions/:id/appeal": on(theirDecision, () => ({ text: "It was no advertising." })),
  "POST /appeal": async (scene) => {
    const token = newToken();
    const { id } = await theirDecision(scene);
    await scene.board.database`
      insert into appeal_tokens (token_hash, decision_id, user_id, expires_at)
      values (${hashOf(token)}, ${id}, ${scene.owner.id}, now() + interval '1 day')`;
    return { body: { token } };
  },
  "DELETE /bin/:parent/:id": inTheirBin,
  "POST /bin/:parent/:id/restoration": inTheirBin,
  "GET /admin/reports/:id": on(aCase),
  "PUT /admin/reports/:id/claim": on(aCase, () => ({})),
  "DELETE /admin/reports/:id/claim": on(aCase),
  "POST /admin/reports/:id/decisions": on(aCase, () => ({
    version: 2,
    outcome: "hidden",
    reason: "spam",
    text: "Spam",
  })),

  "GET /jobs/duplicates": () => ({ query: "?link=https://example.org/jobs/1" }),
  "GET /jobs/:id": on(theirJob),
  "GET /jobs/:id/insiders": on(theirJob),
  "POST /jobs": sending(() => aJob()),
  "PUT /jobs/:id": on(theirJob, () => aJob({ title: "Changed" })),
  "PUT /jobs/:id/status": on(theirJob, () => ({ status: "filled" })),
  "DELETE /jobs/:id": on(theirJob),
  "PUT /saved/jobs/:id": on(theirJob),
  "DELETE /saved/jobs/:id": on(theirJob),
  "POST /still-open": async (scene) => {
    const { id } = await theirJob(scene);
    const [post] = await scene.board.database<[OwnedJob]>`
      select id, owner_id from posts where kind = 'job' and number = ${id}`;
    const tokens = await issueTokens(scene.board.database, [post]);
    return { body: { token: tokens.get(post.id), answer: "filled" } };
  },
  "GET /projects/:id": on(theirProject),
  "POST /projects": sending(() => aProject()),
  "PUT /projects/:id": on(theirProject, () => aProject({ title: "Changed" })),
  "DELETE /projects/:id": on(theirProject),
  "GET /questions/:id": on(theirQuestion),
  "POST /questions": sending(() => aQuestion()),
  "PUT /questions/:id": on(theirQuestion, () => aQuestion({ title: "Changed" })),
  "DELETE /questions/:id": on(theirQuestion),
  "PUT /questions/:id/accepted-answer": async (scene) => {
    const { id } = await theirQuestion(scene);
    return { path: { id }, body: { commentId: (await answerTo(scene, id)).id } };
  },
  "DELETE /questions/:id/accepted-answer": on(theirQuestion),
  "PUT /questions/:id/vote": on(someQuestion),
  "DELETE /questions/:id/vote": on(someQuestion),
  "GET /questions/similar": () => ({ query: "?title=grid" }),
  "POST /images": async () => ({ body: aForm({ file: await aPng() }) }),
  "GET /questions/:id/versions": on(theirQuestion),
  "DELETE /questions/:id/versions/:number": withFormerVersion("question", theirQuestion),
  "GET /companys/:id": on(theirCompany),
  "POST /company": sending(companyForm),
  "PUT /company/:id": on(theirCompany, companyForm),

  "GET /users/:id": on(themself),
  "PUT /users/:id": on(themself, ({ owner: { email } }) => aForm({ firstName: "Changed", lastName: "Name", email })),
  "PUT /users/:id/role": on(themself, () => ({ role: "moderator" })),
  "PUT /users/:id/suspension": on(themself, () => ({ reason: "Spam" })),
  "DELETE /users/:id/suspension": on(suspended),
  "POST /users/:id/invitation": on(invited),
  "PUT /users/:id/admission": on(someoneWaiting),
  "DELETE /users/:id/admission": on(someoneWaiting),

  "PUT /blocks/:userId": someoneElse,
  "DELETE /blocks/:userId": someoneElse,

  "GET /cohorts/:id": on(theirCohort),
  "POST /cohorts": sending(() => ({ name: unique("Cohort") })),
  "PUT /cohorts/:id": on(theirCohort, () => ({ name: unique("Cohort") })),
  "DELETE /cohorts/:id": on(emptyCohort),
  "PUT /cohorts/:id/membership": on(theirCohort),
  "DELETE /cohorts/:id/membership": on(theirCohort),
  "GET /cohorts/:id/pending": on(theirCohort),
  "PUT /cohorts/:id/vouches/:userId": withClaimant,
  "DELETE /cohorts/:id/vouches/:userId": withClaimant,
  "PUT /cohorts/:id/members/:userId": withClaimant,
  "DELETE /cohorts/:id/members/:userId": withClaimant,
  "POST /cohorts/:id/roster": on(theirCohort, () => ({ emails: ["someone@example.org"] })),
  "DELETE /cohorts/:id/roster": on(theirCohort),

  "PUT /account/repositories": async () => ({ body: { repositories: [] } }),
  "GET /users/:id/skills/:skillId/evidence": async ({ owner }) => ({ path: { id: owner.id, skillId: 1 } }),

  "GET /check-in": async (scene) => ({ query: `?token=${(await theirCheckIn(scene)).token}` }),
  "POST /check-in": async (scene) => ({ body: { token: (await theirCheckIn(scene)).token, answer: "still" } }),
  "PUT /account/check-ins/:id": async (scene) => ({
    path: { id: (await theirCheckIn(scene)).id },
    body: { answer: "still" },
  }),
  "DELETE /account/check-ins/:id": async (scene) => ({ path: { id: (await theirCheckIn(scene)).id } }),

  "POST /contacts": async (scene) => {
    const other = await scene.board.join();
    await givePassword(scene.board, other);
    return { body: { userId: other.id, text: "Hello" } };
  },
  "PUT /contacts/:id/answer": on(theirRequest, () => ({ accept: true })),
  "GET /conversations/:id": on(theirRequest),
  "DELETE /conversations/:id": on(theirRequest),
  "GET /conversations/:id/messages": on(theirRequest),
  "POST /conversations/:id/messages": on(theirConversation, () => ({ text: "Hello" })),
  "PUT /conversations/:id/read": on(theirRequest, () => ({ upTo: 1 })),

  "GET /search": () => ({ query: "?q=react" }),
  "GET /skills/:id": on(aSkill),
  "POST /skills": sending(() => ({ name: unique("Skill") })),
  "POST /skills/:id/aliases": on(aSkill, () => ({ alias: unique("Alias") })),
  "DELETE /skills/:id/aliases": async (scene) => {
    const [{ id }, alias] = [await aSkill(scene), unique("alias")];
    await scene.board.database`insert into skill_aliases (alias, skill_id) values (${alias}, ${id})`;
    return { path: { id }, body: { alias } };
  },
  "PUT /skills/:id/merger": on(aSkill, async (scene) => ({ intoId: (await aSkill(scene)).id })),
  "PUT /skills/:id/implications/:impliedId": async (scene) => ({
    path: { ...(await aSkill(scene)), impliedId: (await aSkill(scene)).id },
  }),
  "DELETE /skills/:id/implications/:impliedId": async (scene) => {
    const [{ id }, { id: impliedId }] = [await aSkill(scene), await aSkill(scene)];
    await scene.board.database`insert into skill_implications (skill_id, implied_id) values (${id}, ${impliedId})`;
    return { path: { id, impliedId } };
  },
  "POST /skills/named": sending(() => ({ text: "React" })),
  "POST /skills/suggestions": sending(() => ({ name: unique("Wish") })),
  "PUT /skills/suggestions/:id/skill": on(theirSuggestion, () => ({})),
  "DELETE /skills/suggestions/:id": on(theirSuggestion),

  "GET /admin/members/:id/deletion": on(themself),
  "DELETE /admin/members/:id": on(themself, () => ({ posts: "erase" })),
  "DELETE /admin/invitations/:id": async ({ board }) => {
    const email = unique("invited@example.org ").replace(" ", "");
    await invite(board.database, email, 1);
    const [found] = await board.database<[{ id: number }]>`select id from invitations where email = ${email}`;
    return { path: { id: found.id } };
  },

  "GET /comments/:parent/:id": async (scene) => ({ path: { parent: "jobs", ...(await theirJob(scene)) } }),
  "POST /comments": async (scene) => ({ body: { parent: "jobs", parentId: (await theirJob(scene)).id, text: "Nice" } }),
  "PUT /comments/:id": on(theirComment, () => ({ text: "Changed" })),
  "DELETE /comments/:id": on(theirComment),
  "PUT /comments/:id/vote": on(someComment),
  "DELETE /comments/:id/vote": on(someComment),
  "GET /comments/:id/versions": on(theirComment),
  "DELETE /comments/:id/versions/:number": withFormerVersion("comment", theirComment),
  "PUT /notifications/:id": on(theirEntry, () => ({ read: true })),
  "PUT /notifications": sending(() => ({ readUntil: "2026-01-01T00:00:00Z" })),
  "PUT /account/notifications": sending(() => ({ hour: 9 })),
  "POST /push": sending(aPushSubscription),
  "DELETE /push/:id": on(({ owner }) => idOf(owner.post("/push", aPushSubscription()))),
  "GET /unsubscribe": async (scene) => ({ query: `?token=${await unsubscribeToken(scene)}` }),
  "POST /unsubscribe": sending(async (scene) => ({ token: await unsubscribeToken(scene) })),
  ...plugCalls,
  ...teamCalls,
  "POST /saved-searches": sending(() => ({ kind: "jobs", query: "" })),
  "GET /saved-searches/name": async () => ({ query: "?kind=jobs&query=" }),
  "GET /saved-searches/:id": on(theirSearch),
  "PUT /saved-searches/:id": on(theirSearch, () => ({ name: "Mine" })),
  "DELETE /saved-searches/:id": on(theirSearch),
  "GET /watches/:parent/:id": async (scene) => ({ path: { parent: "jobs", ...(await theirJob(scene)) } }),
  "PUT /watches/:parent/:id": async (scene) => ({ path: { parent: "jobs", ...(await theirJob(scene)) } }),
  "DELETE /watches/:parent/:id": async (scene) => ({ path: { parent: "jobs", ...(await theirJob(scene)) } }),

  "GET /match/users/:parent/:id": async (scene) => ({ path: { parent: "projects", ...(await theirProject(scene)) } }),
  "POST /prompts": async (scene) => ({
    body: { messages: [{ role: "user", content: "How is it?" }], jobId: (await theirJob(scene)).id },
  }),
  "POST /mail": sending(() => ({ name: "Mira", email: "mira@example.org", request: "Hello" })),
};
