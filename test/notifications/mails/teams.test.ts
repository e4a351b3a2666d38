import { expect, test } from "vitest";
import { projectWithSeats, seated } from "../../projects/team-stage.ts";
import type { Member } from "../../support/board.ts";
import { allTold } from "../../support/notifications/inbox.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";

const { office, board, due } = await mailedBoard({ RATE_LIMIT_SCALE: "100" });

/** The subjects of the mails to a member about what has happened until now, in both languages. */
async function subjectsTo(member: Member): Promise<string[]> {
  await allTold(board.database);
  await due(inMinutes(3));
  const mine = () =>
    office.mails
      .filter(({ to }) => [to].flat()[0]?.value[0]?.address === member.email)
      .map(({ subject }) => subject ?? "");
  await expect.poll(() => mine().length, { timeout: 20_000 }).toBeGreaterThan(0);
  return mine();
}

test("E03 E04 E05 team requests, acceptances, invitations and handovers are mailed to the member", async () => {
  const [owner, ada, bob] = [
    await joinWithPassword(board, { firstName: "Olga" }),
    await joinWithPassword(board, { firstName: "Ada" }),
    await joinWithPassword(board, { firstName: "Bob" }),
  ];
  await board.database`update users set locale = 'de' where id = ${bob.id}`;
  const team = await projectWithSeats(owner, ["Frontend", "Backend"], { title: "Harbour" });
  await seated(team, owner, ada);
  await team.invite(owner, bob, 2);
  await team.offer(owner, ada);
  const named = (first: string, { lastName }: Member) => `${first} ${lastName}`;
  expect(await subjectsTo(owner)).toEqual([`${named("Ada", ada)} asks to join “Harbour”`]);
  expect(await subjectsTo(bob)).toEqual([`${named("Olga", owner)} bietet dir einen Platz bei „Harbour“ an`]);
  expect((await subjectsTo(ada)).join()).toContain("Harbour");
});
