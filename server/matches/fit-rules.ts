import { leastScore } from "../../contract/matches.ts";

/** The factor of a required skill's weight. */
const requiredTimes = 2;

/** What a skill of a post contributes to the score of a member who has it. */
export const skillPoints = (weight: number, isRequired: boolean): number =>
  isRequired ? requiredTimes * weight : weight;

/** Scores are rounded to 6 decimals before they are compared. */
export const rounded = (score: number) => Math.round(score * 1e6) / 1e6;

type Seen = {
  score: number;
  /** Whether the member lacks a required skill. */
  missesRequired: boolean;
  isOpen: boolean;
  isOwn: boolean;
};

/** Whether a job fits a member: one definition for lists, notifications and digests. */
export const fits = ({ score, missesRequired, isOpen, isOwn }: Seen): boolean =>
  score >= leastScore && !missesRequired && isOpen && !isOwn;
