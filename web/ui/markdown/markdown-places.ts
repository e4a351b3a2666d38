/** The element id for the block that begins on this line of the text. */
export type Place = (line: number) => string;

type Node = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  position?: { start: { line: number } };
  children?: Node[];
};

const parts = new Set(["p", "li", "pre", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** A rehype plugin that gives blocks ids to link to. */
export function withPlaces(place: Place) {
  return function mark(node: Node): void {
    // A list item and its first paragraph begin on the same line, but only one can have the id.
    const holdsParts = node.children?.some(({ tagName }) => tagName === "p" || tagName === "pre");
    if (node.properties && node.position && parts.has(node.tagName ?? "") && !holdsParts) {
      Object.assign(node.properties, { id: place(node.position.start.line), className: "place" });
    }
    for (const child of node.children ?? []) mark(child);
  };
}
