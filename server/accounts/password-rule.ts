import { newPassword } from "../../contract/accounts.ts";
import type { Config } from "../config.ts";
import { invalid } from "../problems.ts";

/** Holds a new password to what this board is configured with. Throws invalid on the field `password`. */
export function passwordRule(config: Config): (password: string) => void {
  const rule = newPassword(config.passwordMax);
  return (password) => {
    const { error } = rule.safeParse(password);
    if (error) throw invalid({ password: error.issues[0]?.message ?? "" });
  };
}
