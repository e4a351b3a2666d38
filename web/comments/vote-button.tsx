import * as messages from "#messages/comments.ts";
import { number } from "#messages/formats.ts";

type Props = { label: string; votes: number; voted: boolean; isOwn: boolean; className: string; press: () => void };

/** The number of votes, and the button to vote; members can't vote for their own words. */
export function VoteButton({ label, votes, voted, isOwn, className, press }: Props) {
  if (isOwn) return <span className="vote-count">{messages.votes(votes)}</span>;
  return (
    <button aria-pressed={voted} className={`vote ${className}`} onClick={press} type="button">
      {label} <span className="tabular-nums">{number(votes)}</span>
    </button>
  );
}
