import { type Access, type RecordedKeyUsage, utcDateOf } from '../access/access.ts';
import { LruMap } from '../access/lru-map.ts';
import { UnsharedUnits, type SharedUnits, type UnitsOfSubject } from './unit-share.ts';

interface Day {
  /** UTC, `2026-11-21`. */
  readonly date: string;
  computeUnits: number;
}

/** Identifies a quota. Each plan has its own, so that usage on another plan doesn't count. */
type QuotaOwner = Pick<Access, 'projectId' | 'planId'>;

const quotasMax = 100_000;
const dayMs = 86_400_000;

/**
 * Compute units of the current UTC day, per project and plan with a quota: the higher of the database's count and this process's own.
 * Other gateways' counts arrive with the next database read, so a few seconds' traffic can exceed a quota.
 */
export class DailyUsage implements SharedUnits {
  readonly #days = new LruMap<string, Day>(quotasMax);
  readonly #now: () => number;
  readonly #unshared: UnsharedUnits;

  /** @param isShared collect messages for other machines */
  constructor(now: () => number = () => Date.now(), isShared = false) {
    this.#now = now;
    this.#unshared = new UnsharedUnits(isShared);
  }

  /** Compute units used today, given the last count read from the database. */
  get(owner: QuotaOwner, recorded: Readonly<Day>): number {
    const day = this.#today(quotaOf(owner));
    if (recorded.date === day.date && recorded.computeUnits > day.computeUnits) day.computeUnits = recorded.computeUnits;
    return day.computeUnits;
  }

  add(owner: QuotaOwner, computeUnits: number): void {
    this.#today(quotaOf(owner)).computeUnits += computeUnits;
    this.#unshared.add(quotaOf(owner), computeUnits);
  }

  takeUnits(): UnitsOfSubject[] {
    return this.#unshared.take();
  }

  addElsewhere(units: readonly UnitsOfSubject[]): void {
    for (const [quota, computeUnits] of units) this.#today(quota).computeUnits += computeUnits;
  }

  secondsLeft(): number {
    return Math.ceil((dayMs - (this.#now() % dayMs)) / 1_000);
  }

  #today(quota: string): Day {
    const date = utcDateOf(this.#now());
    const known = this.#days.get(quota);
    if (known?.date === date) return known;
    const day = { date, computeUnits: 0 };
    this.#days.set(quota, day);
    return day;
  }
}

const quotaOf = ({ projectId, planId }: QuotaOwner): string => `${projectId} ${planId}`;

interface Counts {
  date: string;
  computeUnitsToday: number;
  computeUnitsThisMonth: number;
}

const keysMax = 100_000;

/**
 * Compute units of the current UTC day and month, per key with such limits: the higher of the database's count and this process's own.
 * Other gateways' counts arrive with the next database read, so a few seconds' traffic can exceed a limit.
 */
export class KeyUsage implements SharedUnits {
  readonly #counts = new LruMap<string, Counts>(keysMax);
  readonly #now: () => number;
  readonly #unshared: UnsharedUnits;

  /** @param isShared collect messages for other machines */
  constructor(now: () => number = () => Date.now(), isShared = false) {
    this.#now = now;
    this.#unshared = new UnsharedUnits(isShared);
  }

  /** A key's usage, given the last count read from the database. */
  get(apiKeyId: string, recorded: RecordedKeyUsage): Readonly<Counts> {
    const counts = this.#current(apiKeyId);
    if (recorded.date === counts.date) counts.computeUnitsToday = Math.max(counts.computeUnitsToday, recorded.computeUnitsToday);
    if (monthOf(recorded.date) === monthOf(counts.date)) {
      counts.computeUnitsThisMonth = Math.max(counts.computeUnitsThisMonth, recorded.computeUnitsThisMonth);
    }
    return counts;
  }

  add(apiKeyId: string, computeUnits: number): void {
    this.#add(apiKeyId, computeUnits);
    this.#unshared.add(apiKeyId, computeUnits);
  }

  takeUnits(): UnitsOfSubject[] {
    return this.#unshared.take();
  }

  addElsewhere(units: readonly UnitsOfSubject[]): void {
    for (const [apiKeyId, computeUnits] of units) this.#add(apiKeyId, computeUnits);
  }

  #add(apiKeyId: string, computeUnits: number): void {
    const counts = this.#current(apiKeyId);
    counts.computeUnitsToday += computeUnits;
    counts.computeUnitsThisMonth += computeUnits;
  }

  secondsLeftOfDay(): number {
    return Math.ceil((dayMs - (this.#now() % dayMs)) / 1_000);
  }

  secondsLeftOfMonth(): number {
    const now = new Date(this.#now());
    return Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1_000);
  }

  #current(apiKeyId: string): Counts {
    const date = utcDateOf(this.#now());
    const known = this.#counts.get(apiKeyId);
    if (known?.date === date) return known;
    const isSameMonth = known !== undefined && monthOf(known.date) === monthOf(date);
    const counts = { date, computeUnitsToday: 0, computeUnitsThisMonth: isSameMonth ? known.computeUnitsThisMonth : 0 };
    this.#counts.set(apiKeyId, counts);
    return counts;
  }
}

const monthOf = (date: string): string => date.slice(0, 7);
