type Node = { type: string; value?: string; position?: object; children?: Node[] };

const blocks = new Set(["root", "blockquote", "listItem"]);

/** A remark plugin: HTML is words like others, a paragraph of its own where it stands alone. */
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
