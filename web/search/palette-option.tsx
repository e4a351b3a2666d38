import { type ComponentProps, useRef } from "react";
import { useListBoxSection, useOption } from "react-aria/useListBox";
import type { ListState } from "react-stately/useListState";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { Hit } from "../../contract/search/search.ts";
import { HitMark } from "./hit-mark.tsx";
import { HitPicture } from "./hit-picture.tsx";
import type { Option, OptionGroup } from "./palette-options.ts";

export type Entry = Option | OptionGroup;
export type Entries = ListState<Entry>;
type EntryNode = NonNullable<ReturnType<Entries["collection"]["getItem"]>>;
type Props = { node: EntryNode; state: Entries };

export function PaletteGroup({ node, state }: Props) {
  const group = node.value as OptionGroup;
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: group.title });
  return (
    <div {...itemProps}>
      <GroupTitle {...headingProps} group={group} />
      <div {...groupProps}>
        {[...node.childNodes].map((option) => (
          <PaletteOption key={option.key} node={option} state={state} />
        ))}
      </div>
    </div>
  );
}

export const GroupTitle = ({ group, ...heading }: { group: OptionGroup } & ComponentProps<"p">) => (
  <p {...heading} className="palette-title">
    {group.title} {group.total && <span className="tabular-nums opacity-75">{group.total}</span>}
  </p>
);

export function PaletteOption({ node, state }: Props) {
  const ref = useRef(null);
  const option = node.value as Option;
  const { optionProps, isFocused } = useOption({ key: node.key }, state, ref);
  const Part = option.href ? "a" : "div";
  return (
    <Part {...optionProps} className="palette-option" data-focused={isFocused || undefined} ref={ref} tabIndex={-1}>
      <OptionParts option={option} />
    </Part>
  );
}

/** The content of an option, also used by the inert copy. */
export function OptionParts({ option: { label, hit } }: { option: Option }) {
  if (!hit) {
    return (
      <span className="line-clamp-2 min-w-0 flex-1" dir="auto">
        {label}
      </span>
    );
  }
  return (
    <>
      <HitPicture hit={hit} />
      <HitText hit={hit} />
    </>
  );
}

/** Title, subtitle, and the reason or excerpt of a result. */
function HitText({ hit: { title, subtitle, excerpt, marks, why } }: { hit: Hit }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 font-semibold" dir="auto">
        <HitMark marks={marks.title} text={title} />
      </span>
      <span className="hit-about">
        {subtitle && (
          <span className="quiet line-clamp-1" dir="auto">
            <HitMark marks={marks.subtitle} text={subtitle} />
          </span>
        )}
        {why && <span className="flex-none">{why}</span>}
        {excerpt && !why && (
          <span className="quiet line-clamp-1 w-full" dir="auto" lang={languageOf(excerpt)}>
            <HitMark marks={marks.excerpt} text={excerpt} />
          </span>
        )}
      </span>
    </span>
  );
}
