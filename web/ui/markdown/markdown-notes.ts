type Node = {
  type: string;
  value?: string;
  label?: string;
  checked?: boolean | null;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** A remark plugin to follow `remark-gfm`: turns footnotes and task lists back into the text as typed. */
export const withoutNotesAndTasks = () => (tree: object, source: { toString(): string }) =>
  restore(tree as Node, source.toString());

function restore(node: Node, source: string) {
  if (node.type === "listItem" && typeof node.checked === "boolean") {
    begin(node, `${boxIn(node, source)} `);
    node.checked = null;
  }
  node.children = node.children?.flatMap((child) => {
    if (child.type === "footnoteReference") {
      return { type: "text", value: source.slice(child.position?.start.offset, child.position?.end.offset) };
    }
    if (child.type !== "footnoteDefinition") return child;
    begin(child, `[^${child.label}]: `);
    return child.children ?? [];
  });
  for (const child of node.children ?? []) restore(child, source);
}

/** Restores a checkbox as typed: `[x]` and `[X]` are both ticked. */
const boxIn = ({ checked, position }: Node, source: string) =>
  checked ? (/\[x\]/i.exec(source.slice(position?.start.offset, position?.end.offset))?.[0] ?? "[x]") : "[ ]";

/** Prepends text to the first paragraph of a block. */
function begin({ children = [] }: Node, words: string) {
  const [first] = children;
  if (first?.type === "paragraph") first.children?.unshift({ type: "text", value: words });
  else children.unshift({ type: "paragraph", children: [{ type: "text", value: words }] });
}
