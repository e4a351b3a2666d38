import { LinkifyIt, type Match } from "linkify-it";
import { type Node, nodesIn, parsed } from "../texts/markdown.ts";

/** The links and pictures of a text, repeated as often as they occur; typical of advertising. */
export type LinksAndPictures = { links: string[]; pictures: string[] };

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false }).add("mailto:", null);

/** The pictures of a text, and its links that readers can follow, without those to the addresses in `apart`. */
export function linksAndPicturesIn(text: string, apart: ReadonlySet<string>): LinksAndPictures {
  const nodes = parsed(text);
  const counted: LinksAndPictures = { links: [], pictures: [] };
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

/** The nodes of a text. A link's words aren't searched for further links, but pictures inside count. */
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

/** Without a scheme only `www.…` counts: file names look like addresses too. */
const isAddress = ({ schema, raw }: Match) => schema !== "" || /^www\./i.test(raw);

const addressesIn = (text: string) => (finder.match(text) ?? []).filter(isAddress).map(({ url }) => url);
