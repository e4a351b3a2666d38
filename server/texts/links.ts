import { imageHashIn } from "../../contract/texts/images.ts";
import { type Node, nodesIn, parsedAsShown, wordsOf } from "./markdown.ts";

/** A part of a text: from a place up to another, in UTF-16 units. */
type Stretch = { from: number; to: number };
/** A link to a member whose words begin with @, and the definition that it alone takes its address from. */
export type Mention = Stretch & { memberId: number; definition: Stretch | null };

/** What a text names, read as Markdown: in code, and in what is shown as it stands, that is nothing. */
export function linksIn(text: string): { mentions: Mention[]; images: string[] } {
  const nodes = [...nodesIn(parsedAsShown(text))];
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
    if (hash) images.add(text.includes(hash) ? hash : writtenOtherwise);
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

/** No picture's hash: who looks for the pictures of a text by its words wouldn't find this one. */
const writtenOtherwise = "";

const memberIn = (address: string) => Number(/^\/users\/([1-9]\d{0,9})$/.exec(address)?.[1] ?? 0);

const stretchOf = ({ position }: Node): Stretch => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});
