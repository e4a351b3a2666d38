import { useLayoutEffect, useRef, useState } from "react";
import { useAutocomplete } from "react-aria/useAutocomplete";
import { useListBox } from "react-aria/useListBox";
import { RouterProvider } from "react-aria-components";
import { useNavigate } from "react-router";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { useListState } from "react-stately/useListState";
import * as messages from "#messages/search.ts";
import { type Entries, type Entry, PaletteGroup, PaletteOption } from "./palette-option.tsx";
import type { Option } from "./palette-options.ts";
import type { BoxEvents, PaletteProps } from "./palette-props.ts";

type Props = Pick<PaletteProps, "box" | "typed" | "setTyped" | "events" | "setState" | "close"> & {
  entries: Entry[];
  /** Called when an option is chosen. */
  open: (option: Option) => void;
};

/** The listbox of the palette; the arrow keys move through it while the focus stays in the box. */
export function PaletteList({ box, typed, setTyped, events, setState, close, entries, open }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: box, collectionRef: list, disableAutoFocusFirst: true },
    { inputValue: typed, setInputValue: setTyped, focusedNodeId, setFocusedNodeId },
  );
  const state: Entries = useListState<Entry>({ selectionMode: "none", items: entries, children: nodeOf });
  const onAction = (key: string | number) => open(state.collection.getItem(key)?.value as Option);
  const { listBoxProps } = useListBox({ ...collectionProps, "aria-label": messages.results, onAction }, state, list);

  useLayoutEffect(() => {
    const { onChange, ...others } = inputProps;
    events.current = { ...(others as BoxEvents), onType: onChange };
  });
  const controls = inputProps["aria-controls"];
  useLayoutEffect(() => {
    setState({ "aria-expanded": true, "aria-controls": controls, "aria-activedescendant": focusedNodeId ?? undefined });
  }, [setState, controls, focusedNodeId]);

  const navigate = useNavigate();
  function follow(href: string) {
    close();
    void navigate(href);
  }

  return (
    <RouterProvider navigate={follow}>
      <div {...listBoxProps} className="palette-list" ref={collectionRef as typeof list}>
        {[...state.collection].map((node) =>
          node.type === "section" ? (
            <PaletteGroup key={node.key} node={node} state={state} />
          ) : (
            <PaletteOption key={node.key} node={node} state={state} />
          ),
        )}
      </div>
    </RouterProvider>
  );
}

const nodeOf = (entry: Entry) =>
  "options" in entry ? (
    <Section items={entry.options} key={entry.key} title={entry.title}>
      {optionNode}
    </Section>
  ) : (
    optionNode(entry)
  );

const optionNode = ({ key, label, href }: Option) => (
  <Item href={href} key={key} textValue={label}>
    {label}
  </Item>
);
