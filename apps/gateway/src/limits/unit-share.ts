import { z } from 'zod';

const unitsOfSubjectSchema = z.tuple([z.string(), z.number().nonnegative()]);

/** Compute units with daily or monthly limits that a process has served since its last message. */
export const unitsSchema = z.object({
  kind: z.literal('units'),
  keys: z.array(unitsOfSubjectSchema),
  quotas: z.array(unitsOfSubjectSchema),
});

type Units = z.infer<typeof unitsSchema>;

/** A key or a quota, with compute units. */
export type UnitsOfSubject = z.infer<typeof unitsOfSubjectSchema>;

/** Usage of daily and monthly limits that several machines count together between two reads of the database. */
export interface SharedUnits {
  /** What this process has served since the last call. */
  takeUnits(): UnitsOfSubject[];
  /** Adds what other processes have served. */
  addElsewhere(units: readonly UnitsOfSubject[]): void;
}

/** Compute units that other machines don't know of yet. */
export class UnsharedUnits {
  readonly #isShared: boolean;
  #units = new Map<string, number>();

  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  add(subject: string, computeUnits: number): void {
    if (this.#isShared && computeUnits > 0) this.#units.set(subject, (this.#units.get(subject) ?? 0) + computeUnits);
  }

  take(): UnitsOfSubject[] {
    const units = [...this.#units];
    this.#units = new Map();
    return units;
  }
}

interface UnitShareOptions {
  readonly keys: SharedUnits;
  readonly quotas: SharedUnits;
  readonly send: (message: Units) => void;
}

const shareIntervalMs = 250;

/** Shares compute units of limited keys and daily quotas between machines, because the database only has them seconds later. */
export class UnitShare {
  readonly #options: UnitShareOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: UnitShareOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.broadcast(), shareIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Broadcasts what was served since the last time, if anything. */
  broadcast(): void {
    const [keys, quotas] = [this.#options.keys.takeUnits(), this.#options.quotas.takeUnits()];
    if (keys.length > 0 || quotas.length > 0) this.#options.send({ kind: 'units', keys, quotas });
  }

  /** Receives another process's message. */
  receive({ keys, quotas }: Units): void {
    this.#options.keys.addElsewhere(keys);
    this.#options.quotas.addElsewhere(quotas);
  }
}
