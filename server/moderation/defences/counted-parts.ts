import { LinkifyIt, type Match } from "linkify-it";
import { type Node, nodesIn, parsed } from "../../texts/markdown.ts";

/** How much of what advertising is made of stands in a text. */
export type Counted = { links: number; pictures: number };

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false }).add("mailto:", null);

/** Counts a text's pictures, and its links as readers can follow them; those to these addresses are left out. */
export function countedIn(text: string, apart: ReadonlySet<string>): Counted {
  const nodes = parsed(text);
  const counted = { links: 0, pictures: 0 };
  const count = (addresses: readonly string[]) => {
    counted.links += addresses.filter((address) => !apart.has(address)).length;
  };
  if (nodes.length === 0) count(addressesIn(text));
  const addressOf = definitionsIn(nodes);
  for (const node of followed(nodes)) {
    if (node.type === "image" || node.type === "imageReference") counted.pictures += 1;
    else if (node.type === "text" || node.type === "html") count(addressesIn(node.value));
    else if (node.type === "link" || node.type === "linkReference") {
      const address = node.type === "link" ? node.url : (addressOf.get(node.identifier) ?? "");
      if (!isOfBoard(address)) count([address]);
    }
  }
  return counted;
}

/** The nodes of a text; the words of a link are its own, however they look, but a picture in one is a picture. */
function* followed(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if (node.type === "link" || node.type === "linkReference") {
      for (const inside of nodesIn(node.children)) if (inside.type.startsWith("image")) yield inside;
    } else if ("children" in node) yield* followed(node.children);
  }
}

const definitionsIn = (nodes: readonly Node[]) =>
  new Map([...nodesIn(nodes)].flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url]] : [])));

const isOfBoard = (address: string) => /^\/(?!\/)/.test(address);

/** File names look like addresses without a scheme: of those only what begins so is one. */
const isAddress = ({ schema, raw }: Match) => schema !== "" || /^www\./i.test(raw);

const addressesIn = (text: string) => (finder.match(text) ?? []).filter(isAddress).map(({ url }) => url);
