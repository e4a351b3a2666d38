import { readFileSync } from "node:fs";
import { micromark } from "micromark";
import { imageHashIn } from "../../contract/images.ts";
import type { Config } from "../config/config.ts";

/**
 * The operator's rules as HTML. HTML in the file is shown as text, links are limited to safe addresses, and headings are moved
 * one level down, below the page's own. A picture on another host becomes a link: the board loads nothing from others.
 */
export const ownRules = ({ rulesFile }: Pick<Config, "rulesFile">): string =>
  rulesFile
    ? micromark(readFileSync(rulesFile, "utf8"))
        .replace(/(<\/?h)([1-5])(?=>)/g, oneBelow)
        .replace(/<a [^>]*>.*?<\/a>|<img [^>]*>/gs, (part) => withoutStrangers(part, part.startsWith("<a ")))
    : "";

const oneBelow = (_: string, tag: string, rank: string) => `${tag}${Number(rank) + 1}`;

/** A picture within a link becomes its alternative text, as links can't be nested. */
const withoutStrangers = (html: string, isLink: boolean) =>
  html.replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (picture, address, words) => {
    if (imageHashIn(address)) return picture;
    return isLink ? words || address : `<a href="${address}">${words || address}</a>`;
  });
