import type { Board, Member } from "../support/board.ts";
import { aProject } from "../support/builders.ts";

export type Team = ReturnType<typeof teamOf>;

/** A project of a member's, and what its team does there. */
export const teamOf = (id: number) => {
  const at = `/projects/${id}`;
  return {
    id,
    seen: async (by: Member) => (await by.get(at)).body,
    ask: (by: Member, number = 1, text = "I would like to join.") =>
      by.post(`${at}/seats/${number}/requests`, { text }),
    withdraw: (by: Member, number = 1) => by.delete(`${at}/seats/${number}/requests`),
    requests: async (by: Member) => (await by.get(`${at}/requests`)).body.results,
    answer: (by: Member, requestId: number, answer: "accept" | "decline" = "accept") =>
      by.put(`${at}/requests/${requestId}`, { answer }),
    invite: (by: Member, to: Member, number = 1) =>
      by.post(`${at}/seats/${number}/invitations`, { userId: to.id, text: "Join us." }),
    answerInvitation: (by: Member, id: number, answer: "accept" | "decline" = "accept") =>
      by.put(`${at}/invitations/${id}`, { answer }),
    leave: (by: Member, more: object = {}) => by.delete(`${at}/team/${by.id}`, more),
    remove: (by: Member, who: Member, reason?: string) => by.delete(`${at}/team/${who.id}`, { reason }),
    change: (by: Member, who: Member, body: object) => by.put(`${at}/team/${who.id}`, body),
    offer: (by: Member, to: Member) => by.post(`${at}/handover`, { userId: to.id }),
    takeOver: (by: Member, answer: "accept" | "decline" = "accept") => by.put(`${at}/handover`, { answer }),
  };
};

export async function projectWithSeats(owner: Member, names = ["Frontend"], more: Record<string, unknown> = {}) {
  const { body } = await owner.post("/projects", aProject({ seats: names.map((name) => ({ name })), ...more }));
  return teamOf(body.id);
}

/** Gives a member a seat by their request. */
export async function seated(team: Team, owner: Member, member: Member, number = 1): Promise<void> {
  const { body } = await team.ask(member, number);
  await team.answer(owner, body.id);
}

/** With a password, so that others may write to them. */
export const asker = (board: Board, firstName?: string) =>
  board.join({ passwordHash: "-", ...(firstName && { firstName }) });
