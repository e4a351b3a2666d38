import { grown, Names } from "../../lists/columns.ts";
import { SkillColumn } from "../../lists/skill-column.ts";

/** What a list asks of a job. */
export type ListedJob = {
  id: number;
  /** Microseconds since 2000. */
  createdAt: number;
  /** Places in the lists of the contract, from 1; 0 where nobody said. */
  workplace: number;
  type: number;
  seniority: number;
  /** From 1. */
  status: number;
  /** Whether all see it; else its owner alone. */
  isShown: boolean;
  /** Keys of posts and members, or 0. */
  company: number;
  owner: number;
  /** The upper end of the pay in a year, or 0. */
  pay: number;
  currency: string;
  /** Codes side by side, in their order. */
  languages: string;
  /** A must-have is negative. */
  skills: number[];
};

/**
 * All jobs that can be read, be it by their owners alone, of whatever status, a column for each thing that a list asks: a million are looked through within
 * milliseconds. Grows and changes in place, while nobody looks.
 */
export class JobColumns {
  readonly currencies = new Names();
  readonly languageSets = new Names();
  createdAt = new Float64Array(1024);
  /** 0 where there is no such job. */
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

  /** All ids, the oldest first; some are of jobs that are there no more. */
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

  /** Most are the newest when they come; what an import dates otherwise is sorted when it is next asked for. */
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
