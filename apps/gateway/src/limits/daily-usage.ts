import { LruMap } from '../access/lru-map.ts';

interface Day {
  /** UTC, `2026-11-21`. */
  readonly date: string;
  computeUnits: number;
}

const projectsMax = 100_000;
const dayMs = 86_400_000;

/**
 * Compute units of the current UTC day per project with a quota: what the database has recorded, or what this process knows, whichever is
 * more. Other gateways' counts arrive with the next look at the database, so a quota can be overshot by a few seconds' traffic.
 */
export class DailyUsage {
  readonly #days = new LruMap<string, Day>(projectsMax);
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Compute units used today, given what the database last said. */
  get(projectId: string, recorded: Readonly<Day>): number {
    const day = this.#today(projectId);
    if (recorded.date === day.date && recorded.computeUnits > day.computeUnits) day.computeUnits = recorded.computeUnits;
    return day.computeUnits;
  }

  add(projectId: string, computeUnits: number): void {
    this.#today(projectId).computeUnits += computeUnits;
  }

  /** Whole seconds until the next UTC day. */
  secondsLeft(): number {
    return Math.ceil((dayMs - (this.#now() % dayMs)) / 1_000);
  }

  #today(projectId: string): Day {
    const date = new Date(this.#now()).toISOString().slice(0, 10);
    const known = this.#days.get(projectId);
    if (known?.date === date) return known;
    const day = { date, computeUnits: 0 };
    this.#days.set(projectId, day);
    return day;
  }
}
