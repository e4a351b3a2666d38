import type { Config } from "../config.ts";
import type { Connection } from "../database.ts";
import { forbidden, invalid } from "../problems.ts";
import { hashOf, newToken } from "./token-store.ts";

/** Lets in whom the operator wants: everyone, certain domains, or the invited. Throws where someone is not. */
export function admission(config: Config) {
  const checkDomain = domainRule(config);
  return async (transaction: Connection, email: string, invitation?: string): Promise<void> => {
    checkDomain(email);
    // Used or not: a member's address waits for no invitation, and what waits would outlive the member.
    const invitations = await transaction<{ isTheirs: boolean }[]>`
      delete from invitations where email = lower(${email})
      returning token_hash = ${hashOf(invitation ?? "")} and expires_at > now() as is_theirs`;
    if (config.signUp === "invite" && !invitations[0]?.isTheirs)
      throw forbidden("This board is by invitation. Please use the link of your invitation.");
  };
}

/** Holds an address to the operator's domains. Throws invalid on the field `email`. */
export function domainRule({ signUpDomains }: Config): (email: string) => void {
  return (email) => {
    const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
    if (signUpDomains.length === 0 || signUpDomains.includes(domain)) return;
    throw invalid({ email: `Please use an address that ends with @${signUpDomains.join(" or @")}` });
  };
}

/** A new invitation; an older one to the same address is dead. Returns its token. */
export async function invite(database: Connection, email: string, days: number): Promise<string> {
  const token = newToken();
  await database`
    insert into invitations (email, token_hash, expires_at)
    values (lower(${email}), ${hashOf(token)}, now() + ${days} * interval '1 day')
    on conflict (email) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
  return token;
}
