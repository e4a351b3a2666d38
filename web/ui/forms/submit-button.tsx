type Props = { isSending: boolean; label: string; whileSending: string; className?: string };

export function SubmitButton({ isSending, label, whileSending, className = "" }: Props) {
  return (
    <button className={`btn btn-primary ${className}`} disabled={isSending} type="submit">
      {isSending ? whileSending : label}
    </button>
  );
}
