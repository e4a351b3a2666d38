import { useKeptFocus } from "./focus-keeper.ts";

type Props = { isSending: boolean; label: string; whileSending: string; className?: string };

export function SubmitButton({ isSending, label, whileSending, className = "" }: Props) {
  const button = useKeptFocus(isSending);
  return (
    <button className={`btn btn-primary ${className}`} disabled={isSending} ref={button} type="submit">
      {isSending ? whileSending : label}
    </button>
  );
}
