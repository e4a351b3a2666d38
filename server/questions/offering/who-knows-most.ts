/** A member who may be asked for an answer. */
export type Knower = {
  id: number;
  /** Those of the skills that any question is about, by implication too. */
  skills: readonly number[];
  /** How often they were asked in the last days, and when last, in milliseconds; 0 for never. */
  offers: number;
  lastOffer: number;
};

/** An answer that others found good. */
export type GoodAnswer = { ownerId: number; skills: readonly number[]; accepted: boolean; votes: number };

export type WaitingQuestion = { id: number; number: number; ownerId: number | null; skills: readonly number[] };

/** How many members a question is offered to, and how many questions a member is offered in some days. */
export const membersAsked = 3;
export const offersMax = 3;

type Knowledge = { knower: Knower; accepted: number; votes: number; skills: number };

/** Who knows most comes first: by answers, then by the profile, then who has waited longest. */
const byKnowledge = (one: Knowledge, other: Knowledge) =>
  other.accepted - one.accepted ||
  other.votes - one.votes ||
  other.skills - one.skills ||
  one.knower.lastOffer - other.knower.lastOffer ||
  one.knower.id - other.knower.id;

/** Finds for one question after another who is asked: each answer counts once, whichever of the skills it is about. */
export function whoKnowsMost(knowers: readonly Knower[], answers: readonly GoodAnswer[], now: number) {
  const bySkill = new Map<number, Knower[]>();
  for (const knower of knowers) {
    for (const skill of knower.skills) listAt(bySkill, skill).push(knower);
  }
  const answersBySkill = new Map<number, GoodAnswer[]>();
  for (const answer of answers) {
    for (const skill of answer.skills) listAt(answersBySkill, skill).push(answer);
  }

  return ({ ownerId, skills }: WaitingQuestion, isApart: (memberId: number) => boolean): number[] => {
    const known = new Map<number, Knowledge>();
    for (const knower of skills.flatMap((skill) => bySkill.get(skill) ?? [])) {
      if (knower.offers >= offersMax || knower.id === ownerId || isApart(knower.id)) continue;
      const knowledge = known.get(knower.id) ?? { knower, accepted: 0, votes: 0, skills: 0 };
      knowledge.skills += 1;
      known.set(knower.id, knowledge);
    }
    for (const answer of new Set(skills.flatMap((skill) => answersBySkill.get(skill) ?? []))) {
      const knowledge = known.get(answer.ownerId);
      if (!knowledge) continue;
      knowledge.accepted += Number(answer.accepted);
      knowledge.votes += answer.votes;
    }
    const asked = firstOf([...known.values()], membersAsked);
    for (const { knower } of asked) {
      knower.offers += 1;
      knower.lastOffer = now;
    }
    return asked.map(({ knower }) => knower.id);
  };
}

function listAt<Item>(lists: Map<number, Item[]>, key: number): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** The first few, without sorting all. */
function firstOf(all: readonly Knowledge[], count: number): Knowledge[] {
  const first: Knowledge[] = [];
  for (const one of all) {
    const place = first.findIndex((other) => byKnowledge(one, other) < 0);
    if (place >= 0) first.splice(place, 0, one);
    else if (first.length < count) first.push(one);
    if (first.length > count) first.pop();
  }
  return first;
}
