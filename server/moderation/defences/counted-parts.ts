import { LinkifyIt, type Match } from "linkify-it";
import { type Node, nodesIn, parsed } from "../../texts/markdown.ts";

/** What advertising is made of, as it stands in a text: the addresses of links and pictures, as often as they do. */
export type Counted = { links: string[]; pictures: string[] };

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false }).add("mailto:", null);

/** A text's pictures, and its links as readers can follow them; those to these addresses are left out. */
export function countedIn(text: string, apart: ReadonlySet<string>): Counted {
  const nodes = parsed(text);
  const counted: Counted = { links: [], pictures: [] };
  const count = (addresses: readonly string[]) => {
    counted.links.push(...addresses.filter((address) => !apart.has(address)));
  };
  if (nodes.length === 0) count(addressesIn(text));
  const definitions = definitionsIn(nodes);
  const addressOf = (node: { url: string } | { identifier: string }) =>
    "url" in node ? node.url : (definitions.get(node.identifier) ?? "");
  for (const node of followed(nodes)) {
    if (node.type === "image" || node.type === "imageReference") counted.pictures.push(addressOf(node));
    else if (node.type === "text" || node.type === "html") count(addressesIn(node.value));
    else if (node.type === "link" || node.type === "linkReference") {
      const address = addressOf(node);
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
