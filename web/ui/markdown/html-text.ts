type Node = { type: string; value?: string; position?: object; children?: Node[] };

const blocks = new Set(["root", "blockquote", "listItem"]);

/** A remark plugin that turns HTML into plain text, in a paragraph of its own if it is a block. */
export function wordsOfHtml() {
  return function read(tree: Node): void {
    tree.children = tree.children?.map((child) => {
      read(child);
      if (child.type !== "html") return child;
      const words = { ...child, type: "text" };
      return blocks.has(tree.type) ? { type: "paragraph", position: child.position, children: [words] } : words;
    });
  };
}
