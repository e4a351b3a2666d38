import { readFileSync } from "node:fs";
import { micromark } from "micromark";
import { imageHashIn } from "../../../contract/texts/images.ts";
import type { Config } from "../../config/config.ts";

/**
 * What the operator wrote, as HTML. HTML in it stays text, and links lead nowhere but to pages and addresses; its headings stand
 * below the page's own. A picture that lies elsewhere is a link: the board loads nothing from other hosts.
 */
export const ownRules = ({ rulesFile }: Pick<Config, "rulesFile">): string =>
  rulesFile
    ? micromark(readFileSync(rulesFile, "utf8"))
        .replace(/(<\/?h)([1-5])(?=>)/g, oneBelow)
        .replace(/<a [^>]*>.*?<\/a>|<img [^>]*>/gs, (part) => withoutStrangers(part, part.startsWith("<a ")))
    : "";

const oneBelow = (_: string, tag: string, rank: string) => `${tag}${Number(rank) + 1}`;

/** In a link stand the words of a picture alone. */
const withoutStrangers = (html: string, isLink: boolean) =>
  html.replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (picture, address, words) => {
    if (imageHashIn(address)) return picture;
    return isLink ? words || address : `<a href="${address}">${words || address}</a>`;
  });
