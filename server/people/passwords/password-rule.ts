import { z } from "zod";
import { fieldMessages } from "../../../contract/interface/problems.ts";
import { newPassword } from "../../../contract/people/accounts.ts";
import type { Config } from "../../config/config.ts";
import { invalid, says } from "../../http/problems.ts";
import { isCommonPassword } from "./common-passwords.ts";

/**
 * Holds a new password to what this board is configured with, and to what is not guessed first. Throws invalid on the
 * field `password`.
 */
export function passwordRule(config: Config): (password: string) => Promise<void> {
  const rule = z.object({ password: newPassword(config.passwordMax) });
  const names = ["Homecoming", config.organisation].map(lettersOf).filter((name) => name !== "");
  return async (password) => {
    const { error } = rule.safeParse({ password });
    if (error) throw invalid(fieldMessages(error));
    if (names.includes(lettersOf(password))) throw invalid({ password: says("passwordIsName") });
    if (await isCommonPassword(password)) throw invalid({ password: says("commonPassword") });
  };
}

/** `Home-Coming 2026` is `homecoming`: numbers and signs around a name make no secret of it. */
const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
