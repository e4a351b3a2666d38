import type { Config } from "../config.ts";
import type { Connection } from "../database.ts";
import { forbidden, invalid } from "../problems.ts";
import { hashOf, newToken } from "./token-store.ts";

/** Lets in whom the operator wants: everyone, certain domains, or the invited. Throws where someone is not. */
export function admission(database: Connection, { signUp, signUpDomains }: Config) {
  return async (email: string, invitation?: string): Promise<void> => {
    const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
    if (signUpDomains.length > 0 && !signUpDomains.includes(domain)) {
      throw invalid({ email: `Please use an address that ends with @${signUpDomains.join(" or @")}` });
    }
    if (signUp === "open") return;
    const [invited] = await database`
      select email from invitations
      where email = lower(${email}) and token_hash = ${hashOf(invitation ?? "")} and expires_at > now()`;
    if (!invited) throw forbidden("This board is by invitation. Please use the link of your invitation.");
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
