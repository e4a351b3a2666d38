import { ChevronDown } from "lucide-react";
import { type Ref, useContext, useEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { searchMax } from "../../../contract/interface/fields.ts";

type Props = { label: string; placeholder: string; showAll: string; inputRef: Ref<HTMLInputElement> };

/** The input of a `ComboBox`. */
export function ChoiceBox({ label, placeholder, showAll, inputRef }: Props) {
  const root = useListThatStays();
  // After a choice the list is closed but the input keeps the focus: a press opens it again.
  const list = useContext(ComboBoxStateContext);
  return (
    <>
      <Label className="field-label">{label}</Label>
      <div className="relative" ref={root}>
        <Input
          className="input pr-11"
          maxLength={searchMax}
          onClick={() => list?.open(null, "focus")}
          placeholder={placeholder}
          ref={inputRef}
        />
        <Button aria-label={showAll} className="absolute inset-y-0 right-0 grid w-11 place-items-center">
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </div>
    </>
  );
}

/**
 * React Aria closes the list on scroll, even when the input or an option is scrolled into view. The list moves with the page,
 * so it can stay open.
 */
function useListThatStays() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const unheard = (event: Event) => {
      if (event.target === document && root.current?.contains(document.activeElement)) event.stopImmediatePropagation();
    };
    window.addEventListener("scroll", unheard, { capture: true });
    return () => window.removeEventListener("scroll", unheard, { capture: true });
  }, []);
  return root;
}
