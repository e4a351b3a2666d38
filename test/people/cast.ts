import { hashPassword } from "../../server/people/accounts/password.ts";
import type { Board, Member } from "../support/board.ts";
import { aForm, aWord } from "../support/builders.ts";
import type { Caller, Reply } from "../support/caller.ts";

const passwordHash = hashPassword("lighthouse");

/** Members with a password and a confirmed address. */
export async function joined(board: Board, who: Parameters<Board["join"]>[0] = {}): Promise<Member> {
  const member = await board.join(who);
  await board.database`
    update users set password_hash = ${await passwordHash}, email_proven_at = now() where id = ${member.id}`;
  return member;
}

/** Saves a member's profile form with these changes, and the rest of the profile as JSON. */
export async function saveProfile(
  caller: Caller,
  whose: Pick<Member, "id" | "firstName" | "lastName" | "email">,
  profile?: unknown,
  fields: Record<string, string | string[]> = {},
): Promise<Reply> {
  const { id, firstName, lastName, email } = whose;
  const given: Record<string, string> =
    profile === undefined ? {} : { profile: typeof profile === "string" ? profile : JSON.stringify(profile) };
  return caller.send("PUT", `/users/${id}`, { body: aForm({ firstName, lastName, email, ...given, ...fields }) });
}

/** Saves a member's company, as if they had named it long ago. */
export async function namedLongAgo({ database }: Board, member: Member, companyNumber: number): Promise<void> {
  await saveProfile(member, member, {}, { companyId: String(companyNumber) });
  await database`update users set company_since = now() - interval '8 days' where id = ${member.id}`;
}

/** A new cohort by staff, and the members whom they verified in it. */
export async function aCohort(staff: Member, ...verified: Member[]): Promise<{ id: number; name: string }> {
  const name = `Web ${aWord()}`;
  const { body } = await staff.post("/cohorts", { name });
  for (const { id } of verified) await staff.put(`/cohorts/${body.id}/members/${id}`);
  return { id: body.id, name };
}
