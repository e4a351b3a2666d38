import { z } from "zod";
import { fieldMessages } from "../../../contract/interface/problems.ts";
import { newPassword } from "../../../contract/people/accounts.ts";
import type { Config } from "../../config/config.ts";
import { invalid, says } from "../../http/problems.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Checks a new password against the board's settings and the most likely guesses. Throws invalid on the field `password`. */
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

/**
 * Only the letters, in lower case: `Home-Coming 2026` is `homecoming`. Digits and punctuation around a name don't make a
 * password safe.
 */
const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
