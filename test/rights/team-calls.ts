import { issueTokens, type OwnedProject } from "../../server/projects/still-going-store.ts";
import type { Board, Member } from "../support/board.ts";
import { aProject } from "../support/builders.ts";
import type { Preparation, Scene } from "./scene.ts";

/** A project with an open seat, of a member who can be written to. */
async function projectOf(owner: Member, { database }: Board): Promise<{ id: number; number: number }> {
  await database`update users set password_hash = coalesce(password_hash, '-') where id = ${owner.id}`;
  const { body } = await owner.post("/projects", aProject({ seats: [{ name: "Frontend" }] }));
  return { id: body.id, number: 1 };
}
const theirs = ({ owner, board }: Scene) => projectOf(owner, board);
const others = async ({ board }: Scene) => {
  const other = await board.join();
  return { other, ...(await projectOf(other, board)) };
};
const ask = async (member: Member, { id }: { id: number }): Promise<number> =>
  (await member.post(`/projects/${id}/seats/1/requests`, { text: "Let me." })).body.id;

/** Their project with another member in its team. */
async function withMember(scene: Scene) {
  const [project, member] = [await theirs(scene), await scene.board.join()];
  const requestId = await ask(member, project);
  await scene.owner.put(`/projects/${project.id}/requests/${requestId}`, { answer: "accept" });
  return { ...project, userId: member.id };
}

async function withInvitation(scene: Scene) {
  const { other, ...project } = await others(scene);
  await scene.board
    .database`update users set password_hash = coalesce(password_hash, '-') where id = ${scene.owner.id}`;
  const invitation = { userId: scene.owner.id, text: "Join us." };
  const { body } = await other.post(`/projects/${project.id}/seats/1/invitations`, invitation);
  return { ...project, invitationId: body.id };
}

const answer = { answer: "accept" };

/** Valid input for the calls of seats and teams. The owner is who asked, was invited or is asked, where only they may call. */
export const teamCalls: Record<string, Preparation> = {
  "POST /projects/:id/seats/:number/requests": async (scene) => ({ path: await theirs(scene), body: { text: "Me." } }),
  "DELETE /projects/:id/seats/:number/requests": async (scene) => {
    const { other: _, ...project } = await others(scene);
    await ask(scene.owner, project);
    return { path: project };
  },
  "GET /projects/:id/requests": async (scene) => ({ path: await theirs(scene) }),
  "PUT /projects/:id/requests/:requestId": async (scene) => {
    const project = await theirs(scene);
    return { path: { ...project, requestId: await ask(await scene.board.join(), project) }, body: answer };
  },
  "POST /projects/:id/seats/:number/invitations": async (scene) => {
    const { other } = await others(scene);
    return { path: await theirs(scene), body: { userId: other.id, text: "Join us." } };
  },
  "PUT /projects/:id/invitations/:invitationId": async (scene) => ({ path: await withInvitation(scene), body: answer }),
  "PUT /projects/:id/team/:userId": async (scene) => ({ path: await withMember(scene), body: { confirmed: true } }),
  "DELETE /projects/:id/team/:userId": async (scene) => ({ path: await withMember(scene) }),
  "POST /projects/:id/handover": async (scene) => {
    const { userId, ...project } = await withMember(scene);
    return { path: project, body: { userId } };
  },
  "POST /still-going": async (scene) => {
    const { id } = await theirs(scene);
    const [post] = await scene.board.database<[OwnedProject]>`
      select id, owner_id from posts where kind = 'project' and number = ${id}`;
    const tokens = await issueTokens(scene.board.database, [post], new Date().toISOString());
    return { body: { token: tokens.get(post.id), answer: "yes" } };
  },
  "PUT /projects/:id/handover": async (scene) => {
    const { other, ...project } = await others(scene);
    const requestId = await ask(scene.owner, project);
    await other.put(`/projects/${project.id}/requests/${requestId}`, answer);
    await other.post(`/projects/${project.id}/handover`, { userId: scene.owner.id });
    return { path: project, body: answer };
  },
};
