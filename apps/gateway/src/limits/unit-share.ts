import { z } from 'zod';

const unitsOfSubjectSchema = z.tuple([z.string(), z.number().nonnegative()]);

/** Compute units that count toward daily or monthly limits, served since the process's last message. */
export const unitsSchema = z.object({
  kind: z.literal('units'),
  keys: z.array(unitsOfSubjectSchema),
  quotas: z.array(unitsOfSubjectSchema),
});

type Units = z.infer<typeof unitsSchema>;

export type UnitsOfSubject = z.infer<typeof unitsOfSubjectSchema>;

/** Usage of daily or monthly limits, which machines exchange between two reads of the database. */
export interface SharedUnits {
  /** Returns and resets what this process has served since the last call. */
  takeUnits(): UnitsOfSubject[];
  addElsewhere(units: readonly UnitsOfSubject[]): void;
}

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

  broadcast(): void {
    const [keys, quotas] = [this.#options.keys.takeUnits(), this.#options.quotas.takeUnits()];
    if (keys.length > 0 || quotas.length > 0) this.#options.send({ kind: 'units', keys, quotas });
  }

  receive({ keys, quotas }: Units): void {
    this.#options.keys.addElsewhere(keys);
    this.#options.quotas.addElsewhere(quotas);
  }
}
