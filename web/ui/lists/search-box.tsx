import { Search } from "lucide-react";
import { searchMax } from "../../../contract/interface/fields.ts";
import { trimmed, useTypedText } from "./search-text.ts";

type Props = { label: string; search: string; onSearch: (text: string) => void };

const pause = 250;

/** A debounced search input. `search` is the value in the address. */
export function SearchBox({ label, search, onSearch }: Props) {
  const box = useTypedText({ said: search, meant: trimmed, onTyped: onSearch, pause });
  return (
    <search>
      <label className="input">
        <Search aria-hidden className="size-4.5 flex-none opacity-70" />
        <input {...box} aria-label={label} autoComplete="off" maxLength={searchMax} placeholder={label} type="search" />
      </label>
    </search>
  );
}
