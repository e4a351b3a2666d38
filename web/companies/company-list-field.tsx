import { useQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldError } from "react-hook-form";
import * as messages from "#messages/companies.ts";
import { isMissing } from "../api/api.ts";
import { ChipList, type RemovableChip } from "../ui/forms/chip-list.tsx";
import { companyQuery } from "./company-queries.ts";
import { CompanySelect } from "./company-select.tsx";

type Field = { value: number[]; onChange: (ids: number[]) => void; onBlur: () => void; name: string };

type Props = {
  label: string;
  field: Field & { ref: (instance: HTMLInputElement | null) => void };
  /** Companies whose names needn't be loaded. */
  known: { id: number; name: string }[];
  /** A chip before those of the companies. */
  first?: RemovableChip;
  error?: FieldError;
};

/** A chip for each chosen company, and a box to add another. */
export function CompanyListField({ label, field, known, first, error }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The key of the box: each choice remounts it, empty.
  const [choice, setChoice] = useState(0);
  const others = field.value.filter((id) => !known.some((company) => company.id === id));
  const found = useQueries({ queries: others.map((id) => companyQuery(id)) });
  const names = new Map([...known, ...found.flatMap(({ data }) => data ?? [])].map(({ id, name }) => [id, name]));
  const hidden = others.filter((_, place) => isMissing(found[place]?.error));

  function add(id: string) {
    if (!id) return;
    if (!field.value.includes(Number(id))) field.onChange([...field.value, Number(id)]);
    setChoice(choice + 1);
    requestAnimationFrame(() => root.current?.querySelector("input")?.focus());
  }

  const chips = field.value.map((id) => {
    const name = names.get(id) ?? (hidden.includes(id) ? messages.unknown : "…");
    return {
      key: id,
      label: name,
      removal: messages.remove(name),
      remove: () => field.onChange(field.value.filter((other) => other !== id)),
    };
  });

  return (
    <div ref={root}>
      <CompanySelect error={error} field={{ ...field, value: "", onChange: add }} key={choice} label={label} />
      <ChipList
        chips={first ? [first, ...chips] : chips}
        className="mt-3 flex flex-wrap gap-2"
        label={label}
        onLastRemoved={() => root.current?.querySelector("input")?.focus()}
      />
    </div>
  );
}
