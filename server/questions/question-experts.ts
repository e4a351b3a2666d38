/** The members who may be offered questions. */
export type Candidates = {
  /** The ids of the members who have a skill, also by implication. */
  bySkill: ReadonlyMap<number, readonly number[]>;
  /** Former offers of members: their number in the last days, and the time of the last in milliseconds. */
  asked: Map<number, OfferHistory>;
};
export type OfferHistory = { offers: number; lastOffer: number };

/** An answer that others accepted or voted for; its author need not have the skills. */
export type GoodAnswer = { ownerId: number; skills: readonly number[]; accepted: boolean; votes: number };

export type WaitingQuestion = { id: number; number: number; ownerId: number | null; skills: readonly number[] };

/** To how many members a question is offered, and how many questions a member is offered within seven days. */
export const membersPerQuestion = 3;
export const offersMax = 3;

type Answered = { accepted: number; votes: number };
type Knowledge = Answered & { id: number; skills: number; lastOffer: number };

/** The order of knowledge: answers first, then skills, then the longest time since the last offer. */
const byKnowledge = (one: Knowledge, other: Knowledge) =>
  other.accepted - one.accepted ||
  other.votes - one.votes ||
  other.skills - one.skills ||
  one.lastOffer - other.lastOffer ||
  one.id - other.id;

const never: OfferHistory = { offers: 0, lastOffer: 0 };
const unanswered: Answered = { accepted: 0, votes: 0 };
const nobody: readonly number[] = [];

/**
 * Returns a function that chooses the members for one question after another. Each answer counts once, even if it is about
 * several of the question's skills. A popular skill may have hundreds of thousands of holders, so for each of these only the
 * number of matching skills is counted.
 */
export function rankedExperts({ bySkill, asked }: Candidates, answers: readonly GoodAnswer[], now: number) {
  const answersBySkill = new Map<number, GoodAnswer[]>();
  for (const answer of answers) {
    for (const skill of answer.skills) {
      const about = answersBySkill.get(skill) ?? [];
      about.push(answer);
      answersBySkill.set(skill, about);
    }
  }

  return ({ ownerId, skills }: WaitingQuestion, isApart: (memberId: number) => boolean): number[] => {
    const holders = skills.map((skill) => bySkill.get(skill) ?? nobody);
    /** The number of the question's skills that a holder has. */
    const skillsOf = new Map<number, number>();
    for (const id of holders.flat()) skillsOf.set(id, (skillsOf.get(id) ?? 0) + 1);
    const answered = answeredIn(new Set(skills.flatMap((skill) => answersBySkill.get(skill) ?? [])));
    const first: Knowledge[] = [];
    const consider = (id: number, told: Answered) => {
      const { offers, lastOffer } = asked.get(id) ?? never;
      if (offers >= offersMax || id === ownerId || isApart(id)) return;
      keepFirst(first, { ...told, id, skills: skillsOf.get(id) ?? 0, lastOffer });
    };
    for (const [id, told] of answered) if (told.accepted + told.votes > 0 || skillsOf.has(id)) consider(id, told);
    for (const [id, skills] of skillsOf) {
      if (!answered.has(id) && mayBeAmong(first, id, skills)) consider(id, unanswered);
    }
    for (const { id } of first) asked.set(id, { offers: (asked.get(id) ?? never).offers + 1, lastOffer: now });
    return first.map(({ id }) => id);
  };
}

function answeredIn(answers: ReadonlySet<GoodAnswer>): Map<number, Answered> {
  const byMember = new Map<number, Answered>();
  for (const { ownerId, accepted, votes } of answers) {
    const before = byMember.get(ownerId) ?? unanswered;
    byMember.set(ownerId, { accepted: before.accepted + Number(accepted), votes: before.votes + votes });
  }
  return byMember;
}

/** Whether a member without good answers may be among the first, before looking up their last offer. */
function mayBeAmong(first: readonly Knowledge[], id: number, skills: number): boolean {
  const last = first[membersPerQuestion - 1];
  return !last || byKnowledge({ ...unanswered, id, skills, lastOffer: 0 }, last) < 0;
}

function keepFirst(first: Knowledge[], one: Knowledge): void {
  const place = first.findIndex((other) => byKnowledge(one, other) < 0);
  first.splice(place < 0 ? first.length : place, 0, one);
  first.length = Math.min(first.length, membersPerQuestion);
}
