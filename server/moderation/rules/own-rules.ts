import { readFileSync } from "node:fs";
import { micromark } from "micromark";
import type { Config } from "../../config/config.ts";

/**
 * What the operator wrote, as HTML. HTML in it stays text, and links lead nowhere but to pages and addresses; its headings stand
 * below the page's own.
 */
export const ownRules = ({ rulesFile }: Pick<Config, "rulesFile">): string =>
  rulesFile ? micromark(readFileSync(rulesFile, "utf8")).replace(/(<\/?h)([1-5])(?=>)/g, oneBelow) : "";

const oneBelow = (_: string, tag: string, rank: string) => `${tag}${Number(rank) + 1}`;
