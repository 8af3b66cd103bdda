import type { Access } from '../access/access.ts';
import { LruMap } from '../access/lru-map.ts';

interface Day {
  /** UTC, `2026-11-21`. */
  readonly date: string;
  computeUnits: number;
}

/** Whose quota: a plan's own, so that what was used on another plan does not count. */
type QuotaOwner = Pick<Access, 'projectId' | 'planId'>;

const quotasMax = 100_000;
const dayMs = 86_400_000;

/**
 * Compute units of the current UTC day per project and plan with a quota: what the database has recorded, or what this process knows, whichever is
 * more. Other gateways' counts arrive with the next look at the database, so a quota can be overshot by a few seconds' traffic.
 */
export class DailyUsage {
  readonly #days = new LruMap<string, Day>(quotasMax);
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Compute units used today, given what the database last said. */
  get(owner: QuotaOwner, recorded: Readonly<Day>): number {
    const day = this.#today(owner);
    if (recorded.date === day.date && recorded.computeUnits > day.computeUnits) day.computeUnits = recorded.computeUnits;
    return day.computeUnits;
  }

  add(owner: QuotaOwner, computeUnits: number): void {
    this.#today(owner).computeUnits += computeUnits;
  }

  /** Whole seconds until the next UTC day. */
  secondsLeft(): number {
    return Math.ceil((dayMs - (this.#now() % dayMs)) / 1_000);
  }

  #today({ projectId, planId }: QuotaOwner): Day {
    const quota = `${projectId} ${planId}`;
    const date = new Date(this.#now()).toISOString().slice(0, 10);
    const known = this.#days.get(quota);
    if (known?.date === date) return known;
    const day = { date, computeUnits: 0 };
    this.#days.set(quota, day);
    return day;
  }
}
