import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import type { Evidence, Repository } from "../../contract/evidence.ts";
import type { Member } from "../support/board.ts";

/** A host of repositories on this machine; `pages` are what it answers by path, a number is a status. */
export async function openHost() {
  const pages = new Map<string, string | number>();
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    const path = request.url ?? "";
    asked.push(path);
    const page = pages.get(path) ?? 404;
    reply.statusCode = typeof page === "number" ? page : 200;
    if (page !== 0) reply.end(String(page));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pages, asked };
}

export const proofOf = (path: string) => `${path}/raw/HEAD/.well-known/homecoming.txt`;

type Listed = { address: string; skills: number[] };

export async function listRepositories(member: Member, ...repositories: Listed[]): Promise<Repository[]> {
  return (await member.put("/account/repositories", { repositories })).body.repositories;
}

export async function evidenceOf(reader: Member, member: Member, skillId: number): Promise<Evidence[]> {
  return (await reader.get(`/users/${member.id}/skills/${skillId}/evidence`)).body.results;
}

/** How much a profile says that there is for a skill; null if it doesn't name the skill. */
export async function markOf(reader: Member, member: Member, skillId: number): Promise<number | null> {
  const { Skills } = (await reader.get(`/users/${member.id}`)).body;
  return Skills.find(({ id }: { id: number }) => id === skillId)?.evidence ?? null;
}

/** A question about a skill, answered by a member; its asker accepts the answer. */
export async function acceptedAnswer(asker: Member, by: Member, skills: number[]) {
  const question = (await asker.post("/questions", { title: "How?", description: "I tried.", skills })).body;
  const text = { parent: "questions", parentId: question.id, text: "So." };
  const answer = (await by.post("/comments", text)).body;
  await asker.put(`/questions/${question.id}/accepted-answer`, { commentId: answer.id });
  return { question, answer };
}
