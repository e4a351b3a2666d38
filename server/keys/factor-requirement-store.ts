import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";

/** How long members may log in without the second factor that the board requires of them. */
const grace = "14 days";

/** Records since when second factors are required: the days to set one up count from then. */
export async function noteRequirement(database: Connection, { secondFactor }: Config): Promise<void> {
  const isRequired = secondFactor === "staff" || secondFactor === "all";
  await database`
    update board_identity set second_factor_since = case when ${isRequired} then now() end
    where (second_factor_since is not null) <> ${isRequired}`;
}

/** Whether a member has to set up a second factor before anything else. A passkey is one, too. */
export async function lacksFactor(database: Connection, userId: number, { secondFactor }: Config): Promise<boolean> {
  if (secondFactor !== "staff" && secondFactor !== "all") return false;
  const { count } = await database`
    select from users cross join board_identity
    where users.id = ${userId} and (role <> 'user' or ${secondFactor === "all"})
      and greatest(coalesce(role_since, users.created_at), second_factor_since) < now() - ${grace}::interval
      and not exists(select from passkeys where user_id = users.id)
      and not exists(select from totp_keys where user_id = users.id and confirmed_at is not null)`;
  return count > 0;
}
