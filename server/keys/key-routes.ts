import type { Board } from "../http/services.ts";
import { accountKeyRoutes } from "./account-key-routes.ts";
import { factorRecoveryRoutes } from "./factor-recovery-routes.ts";
import { signInRoutes } from "./log-in-routes.ts";
import { proofRoutes } from "./proof-routes.ts";
import { providerAccountRoutes } from "./provider-account-routes.ts";
import { providerAttempts } from "./provider-attempts.ts";

/** All that members log in with besides their passwords. */
export function keys(board: Board): void {
  const { serve, authenticate } = board;
  const attempts = providerAttempts(board);
  signInRoutes(serve, board, attempts);
  providerAccountRoutes(serve, board, authenticate);
  accountKeyRoutes(serve, board, attempts);
  proofRoutes(serve, board, attempts);
  factorRecoveryRoutes(serve, board);
}
