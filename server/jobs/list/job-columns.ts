import { grown, Names } from "../../lists/columns.ts";
import { SkillColumn } from "../../lists/skill-column.ts";

/** A job's values in the columns. */
export type ListedJob = {
  id: number;
  /** In microseconds since 2000. */
  createdAt: number;
  /** Positions in the contract's lists, from 1; 0 where not given. */
  workplace: number;
  type: number;
  seniority: number;
  /** The position in the contract's list, from 1. */
  status: number;
  /** Whether everyone may see it; else only its owner. */
  isShown: boolean;
  /** Keys of a post and a member; 0 where there is none. */
  company: number;
  owner: number;
  /** The upper end of the pay per year; 0 where not given. */
  pay: number;
  currency: string;
  /** Two-letter codes concatenated in alphabetical order. */
  languages: string;
  /** Ids; a required skill's is negative. */
  skills: number[];
};

/**
 * All jobs that anyone may read, of every status, in columns (struct of arrays): filters scan a million within milliseconds.
 * Changes in place, so that readers must be synchronous.
 */
export class JobColumns {
  readonly currencies = new Names();
  readonly languageSets = new Names();
  createdAt = new Float64Array(1024);
  /** 0 where there is no job with this id. */
  status = new Uint8Array(1024);
  shown = new Uint8Array(1024);
  workplace = new Uint8Array(1024);
  type = new Uint8Array(1024);
  seniority = new Uint8Array(1024);
  company = new Int32Array(1024);
  owner = new Int32Array(1024);
  pay = new Float64Array(1024);
  currency = new Uint16Array(1024);
  languages = new Uint32Array(1024);
  readonly skills = new SkillColumn();
  highestCompany = 0;
  #order = new Int32Array(1024);
  #count = 0;
  #isSorted = true;

  /** All ids, oldest first, some of deleted jobs. */
  get order(): Int32Array {
    const order = this.#order.subarray(0, this.#count);
    const { createdAt } = this;
    if (!this.#isSorted) {
      order.sort((one, other) => (createdAt[one] as number) - (createdAt[other] as number) || one - other);
      this.#isSorted = true;
    }
    return order;
  }

  remove(id: number): void {
    if (id < this.status.length) this.status[id] = 0;
  }

  put(job: ListedJob): void {
    const { id } = job;
    this.#growTo(id);
    const isPlaced = this.skills.knows(id) && this.createdAt[id] === job.createdAt;
    if (!isPlaced) this.#place(id, job.createdAt);
    this.createdAt[id] = job.createdAt;
    this.status[id] = job.status;
    this.shown[id] = Number(job.isShown);
    this.workplace[id] = job.workplace;
    this.type[id] = job.type;
    this.seniority[id] = job.seniority;
    this.company[id] = job.company;
    this.highestCompany = Math.max(this.highestCompany, job.company);
    this.owner[id] = job.owner;
    this.pay[id] = job.pay;
    this.currency[id] = this.currencies.numberOf(job.currency);
    this.languages[id] = this.languageSets.numberOf(job.languages);
    this.skills.put(id, job.skills);
  }

  /** New jobs are mostly the newest, and appended; another order, as after an import, is sorted when next needed. */
  #place(id: number, createdAt: number): void {
    const last = this.#order[this.#count - 1];
    const before = last === undefined ? Number.NEGATIVE_INFINITY : (this.createdAt[last] as number);
    const isKnown = this.skills.knows(id);
    if (isKnown || before > createdAt || (before === createdAt && (last as number) > id)) this.#isSorted = false;
    if (isKnown) return;
    if (this.#count === this.#order.length) this.#order = grown(this.#order, this.#count * 1.5);
    this.#order[this.#count] = id;
    this.#count += 1;
  }

  #growTo(id: number): void {
    if (id < this.status.length) return;
    const length = Math.max(id + 1, this.status.length * 1.5);
    this.createdAt = grown(this.createdAt, length);
    this.status = grown(this.status, length);
    this.shown = grown(this.shown, length);
    this.workplace = grown(this.workplace, length);
    this.type = grown(this.type, length);
    this.seniority = grown(this.seniority, length);
    this.company = grown(this.company, length);
    this.owner = grown(this.owner, length);
    this.pay = grown(this.pay, length);
    this.currency = grown(this.currency, length);
    this.languages = grown(this.languages, length);
  }
}
