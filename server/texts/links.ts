import { imageHashIn } from "../../contract/images.ts";
import { type Node, nodesIn, parsedForPages, wordsOf } from "./markdown.ts";

/** A part of a text, in UTF-16 units. */
type Stretch = { from: number; to: number };
/** A link to a member whose text begins with @, and its link definition if nothing else uses that. */
export type Mention = Stretch & { memberId: number; definition: Stretch | null };

/** The mentions and pictures in a Markdown text; code and unrendered text have none. */
export function linksIn(text: string): { mentions: Mention[]; images: string[] } {
  const nodes = [...nodesIn(parsedForPages(text))];
  const definitions = new Map<string, Node & { type: "definition" }>();
  for (const node of nodes) {
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  const images = new Set<string>();
  const mentions: (Stretch & { memberId: number; by?: Node })[] = [];
  const usedOtherwise = new Set<Node>();
  for (const node of nodes) {
    const definition =
      node.type === "linkReference" || node.type === "imageReference" ? definitions.get(node.identifier) : undefined;
    const address = "url" in node ? node.url : definition?.url;
    if (address === undefined) continue;
    const hash = imageHashIn(address);
    if (hash) images.add(text.includes(address) ? hash : writtenOtherwise);
    const memberId = memberIn(address);
    const isLink = node.type === "link" || node.type === "linkReference";
    if (isLink && memberId && wordsOf(node).startsWith("@"))
      mentions.push({ ...stretchOf(node), memberId, by: definition });
    else if (definition) usedOtherwise.add(definition);
  }
  return {
    mentions: mentions.map(({ by, ...mention }) => {
      return { ...mention, definition: by && !usedOtherwise.has(by) ? stretchOf(by) : null };
    }),
    images: [...images],
  };
}

/** Stands for an address that isn't written out in the text, as with escapes: the search for a picture's uses wouldn't find it. */
const writtenOtherwise = "";

const memberIn = (address: string) => Number(/^\/users\/([1-9]\d{0,9})$/.exec(address)?.[1] ?? 0);

const stretchOf = ({ position }: Node): Stretch => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});
