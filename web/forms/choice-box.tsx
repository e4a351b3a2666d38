import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";

type Props = { label: string; placeholder: string; showAll: string; inputRef: Ref<HTMLInputElement> };

/** The part of a `ComboBox` that one types into. */
export function ChoiceBox({ label, placeholder, showAll, inputRef }: Props) {
  return (
    <>
      <Label className="field-label">{label}</Label>
      <div className="relative">
        <Input className="input pr-11" placeholder={placeholder} ref={inputRef} />
        <Button aria-label={showAll} className="absolute inset-y-0 right-0 grid w-11 place-items-center">
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </div>
    </>
  );
}
