import { openings } from "../../../contract/people/profiles.ts";
import { grown, Names } from "../../lists/columns.ts";
import { IdSet } from "../../matches/id-set.ts";
import { LocationNames } from "./location-names.ts";

/** A member's values in the columns, as some reader sees them. */
export type ListedMember = {
  id: number;
  /** The key of the company's post, or 0. */
  company: number;
  /** A bit for each of the contract's openings, in order. */
  openTo: number;
  isVerified: boolean;
  location: string;
  /** Ids of the cohorts in which they are verified, separated by commas. */
  cohorts: string;
  /** Keys of posts, separated by commas. */
  formerCompanies: string;
};

/**
 * All visible members, in sets and columns (struct of arrays): filters scan a million within milliseconds. Changes in place, so
 * that readers must be synchronous.
 */
export class MemberColumns {
  readonly everyone = new IdSet();
  readonly verified = new IdSet();
  readonly openTo = openings.map(() => new IdSet());
  readonly locations = new LocationNames();
  readonly cohortSets = new Names();
  readonly formerSets = new Names();
  company = new Int32Array(1024);
  location = new Uint32Array(1024);
  cohorts = new Uint32Array(1024);
  formerCompanies = new Uint32Array(1024);
  highestCompany = 0;

  /** Whether most of the interned names may be unused by now: they are never removed. */
  get isOutgrown(): boolean {
    const most = 2 * this.everyone.size + 1000;
    return [this.locations, this.cohortSets, this.formerSets].some(({ names }) => names.length > most);
  }

  remove(id: number): void {
    if (this.everyone.has(id)) this.#set({ ...this.at(id), openTo: 0, isVerified: false });
    this.everyone.delete(id);
  }

  put(member: ListedMember): void {
    this.#growTo(member.id);
    this.everyone.add(member.id);
    this.#set(member);
  }

  /** Calls `look` with some members replaced by what a reader sees of them. `look` must be synchronous. */
  seenAs<Answer>(members: readonly ListedMember[], look: () => Answer): Answer {
    const others = members.filter(({ id }) => this.everyone.has(id));
    const before = others.map(({ id }) => this.at(id));
    for (const member of others) this.#set(member);
    try {
      return look();
    } finally {
      for (const member of before) this.#set(member);
    }
  }

  at(id: number): ListedMember {
    return {
      id,
      company: this.company[id] as number,
      openTo: this.openTo.reduce((bits, those, place) => (those.has(id) ? bits | (1 << place) : bits), 0),
      isVerified: this.verified.has(id),
      location: this.locations.names[this.location[id] as number] as string,
      cohorts: this.cohortSets.names[this.cohorts[id] as number] as string,
      formerCompanies: this.formerSets.names[this.formerCompanies[id] as number] as string,
    };
  }

  #set(member: ListedMember): void {
    const { id } = member;
    this.company[id] = member.company;
    this.highestCompany = Math.max(this.highestCompany, member.company);
    this.location[id] = this.locations.numberOf(member.location);
    this.cohorts[id] = this.cohortSets.numberOf(member.cohorts);
    this.formerCompanies[id] = this.formerSets.numberOf(member.formerCompanies);
    putIn(this.verified, id, member.isVerified);
    for (const [place, those] of this.openTo.entries()) putIn(those, id, (member.openTo & (1 << place)) !== 0);
  }

  #growTo(id: number): void {
    if (id < this.company.length) return;
    const length = Math.max(id + 1, this.company.length * 1.5);
    this.company = grown(this.company, length);
    this.location = grown(this.location, length);
    this.cohorts = grown(this.cohorts, length);
    this.formerCompanies = grown(this.formerCompanies, length);
  }
}

const putIn = (those: IdSet, id: number, isOne: boolean) => (isOne ? those.add(id) : those.delete(id));
