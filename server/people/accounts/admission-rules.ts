import { asciiDomain } from "../../../contract/people/mailbox.ts";
import type { Config } from "../../config/config.ts";
import type { Connection } from "../../database/connection.ts";
import { forbidden, invalid, says } from "../../http/problems.ts";
import { hashOf, newToken } from "../../http/tokens.ts";

/**
 * Admits sign-ups by the operator's settings: everyone, certain domains, or invited people. Throws for others. Returns whether
 * the sign-up used its invitation, which is deleted; that needs the invitation's token.
 */
export function admission(config: Config) {
  const checkDomain = domainRule(config);
  return async (transaction: Connection, email: string, invitation = ""): Promise<boolean> => {
    checkDomain(email);
    const used = await transaction`
      delete from invitations
      where mailbox_key(email) = mailbox_key(${email}) and token_hash = ${hashOf(invitation)} and expires_at > now()`;
    const isInvited = used.count > 0;
    if (config.signUp === "invite" && !isInvited)
      throw forbidden(invitation === "" ? "onlyInvited" : "invitationEnded");
    return isInvited;
  };
}

/** Checks an address against the operator's domains. Throws invalid on the field `email`. */
export function domainRule({ signUpDomains }: Config): (email: string) => void {
  return (email) => {
    const domain = asciiDomain(email.slice(email.lastIndexOf("@") + 1)) ?? "";
    if (signUpDomains.length === 0 || signUpDomains.some((admitted) => asciiDomain(admitted) === domain)) return;
    throw invalid({ email: says("otherDomain", signUpDomains) });
  };
}

/** Creates an invitation, and invalidates an older one to this address. Returns its token. */
export async function invite(database: Connection, email: string, days: number): Promise<string> {
  const token = newToken();
  await database`
    delete from invitations where mailbox_key(email) = mailbox_key(${email}) and email <> lower(${email})`;
  await database`
    insert into invitations (email, token_hash, expires_at)
    values (lower(${email}), ${hashOf(token)}, now() + ${days} * interval '1 day')
    on conflict (email) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
  return token;
}
