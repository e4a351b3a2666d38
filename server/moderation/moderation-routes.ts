import type { Board } from "../http/board.ts";
import { appealRoutes } from "./appeals/appeal-routes.ts";
import { binRoutes } from "./bin/bin-routes.ts";
import { caseRoutes } from "./cases/case-routes.ts";
import { decisionRoutes } from "./decisions/decision-routes.ts";
import { figureRoutes } from "./figures/figure-routes.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { ruleRoutes } from "./rules/rule-routes.ts";

export function moderation(board: Board): void {
  reportRoutes(board);
  caseRoutes(board);
  decisionRoutes(board);
  appealRoutes(board);
  binRoutes(board);
  figureRoutes(board);
  ruleRoutes(board);
}
