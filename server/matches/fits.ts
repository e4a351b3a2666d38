/** A skill that a job requires counts so many times. */
const requiredTimes = 2;

/** What a skill of a post adds to the score of who has it. */
export const pointsOf = (weight: number, isRequired: boolean): number => (isRequired ? requiredTimes * weight : weight);

/** Rounded before anything is compared. */
export const rounded = (score: number) => Math.round(score * 1e6) / 1e6;

export const leastScore = 0.6;

type Seen = {
  score: number;
  /** Of the skills that are required. */
  missesRequired: boolean;
  isOpen: boolean;
  isOwn: boolean;
};

/** Whether a job fits a member: one sentence for lists, alerts and digests. */
export const fits = ({ score, missesRequired, isOpen, isOwn }: Seen): boolean =>
  score >= leastScore && !missesRequired && isOpen && !isOwn;
