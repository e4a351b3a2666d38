export function Logo() {
  return (
    <svg aria-hidden="true" className="size-6.5 flex-none" fill="none" viewBox="0 0 26 26">
      <path
        d="M3 10.2 13 2.6l10 7.6"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
      />
      <rect height="14" rx="3.2" stroke="currentColor" strokeWidth="1.8" width="22" x="2" y="10" />
      <rect className="fill-primary" height="5.6" rx="1" width="5.6" x="10.2" y="14.2" />
    </svg>
  );
}
