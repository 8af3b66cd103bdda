import type { Log } from '../log.ts';
import type { Votes } from './upstream-addresses.ts';

/** A disagreement between nodes ends after they have agreed for this long. */
const agreedMs = 60_000;

export class Quorum {
  readonly #chain: string;
  readonly #votes: ReadonlyMap<string, Votes>;
  readonly #log: Log;
  readonly #now: () => number;
  #incident: { calls: number; readonly since: number; last: number } | null = null;

  constructor(chain: string, votes: Readonly<Record<string, Votes>>, log: Log, now = () => performance.now()) {
    this.#chain = chain;
    this.#votes = new Map(Object.entries(votes));
    this.#log = log;
    this.#now = now;
  }

  /** Null if one node is enough. */
  votesFor(method: string): Votes | null {
    return this.#votes.get(method) ?? null;
  }

  /** Logs once when nodes start to disagree, and once when they agree again. */
  note(disagreements: number): void {
    const now = this.#now();
    const incident = this.#incident;
    if (disagreements > 0 && incident === null) {
      this.#incident = { calls: disagreements, since: now, last: now };
      this.#log('warn', 'nodes disagree', { chain: this.#chain });
    } else if (disagreements > 0 && incident !== null) {
      incident.calls += disagreements;
      incident.last = now;
    } else if (incident !== null && now - incident.last > agreedMs) {
      this.#incident = null;
      const durationMs = Math.round(incident.last - incident.since);
      this.#log('info', 'nodes agree again', { chain: this.#chain, calls: incident.calls, durationMs });
    }
  }
}
