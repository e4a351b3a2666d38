import type { Board } from "../http/board.ts";
import { serveAccountKeys } from "./account-key-routes.ts";
import { serveFactorRecovery } from "./factor-recovery-routes.ts";
import { serveProofs } from "./proof-routes.ts";
import { serveProviderAccounts } from "./provider-account-routes.ts";
import { providerAttempts } from "./provider-attempts.ts";
import { serveSignIn } from "./sign-in-routes.ts";

/** All that members log in with besides their passwords. */
export function keys(board: Board): void {
  const { serve, authenticate } = board;
  const attempts = providerAttempts(board);
  serveSignIn(serve, board, attempts);
  serveProviderAccounts(serve, board, authenticate);
  serveAccountKeys(serve, board, attempts);
  serveProofs(serve, board, attempts);
  serveFactorRecovery(serve, board);
}
