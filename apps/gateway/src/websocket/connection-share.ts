import { z } from 'zod';

/** How many connections each key or address has open at one process, which is known by its number. */
const openSchema = z.object({ kind: z.literal('connections'), from: z.number(), open: z.array(z.tuple([z.string(), z.number()])) });

export type OpenMessage = z.infer<typeof openSchema>;

export interface ConnectionShareOptions {
  /** Number of this process. */
  readonly from: number;
  readonly list: () => OpenMessage['open'];
  /** Tells all other processes. */
  readonly send: (message: OpenMessage) => void;
  readonly now?: () => number;
}

/** How long until other processes know of a connection. */
export const shareIntervalMs = 500;
/** What a process said is forgotten when it says nothing any more: it died. */
const keptMs = 3_000;

/**
 * Lets the processes of one machine count connections together: each says twice a second what is open at it. A limit can be exceeded by what
 * opens at several of them within that time.
 */
export class ConnectionShare {
  readonly #options: ConnectionShareOptions;
  readonly #now: () => number;
  readonly #elsewhere = new Map<number, { readonly heardAt: number; readonly open: ReadonlyMap<string, number> }>();
  #timer: NodeJS.Timeout | undefined;
  #hasTold = false;

  constructor(options: ConnectionShareOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  start(): void {
    this.#timer = setInterval(() => this.tell(), shareIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Says what is open; once more when nothing is left, and then nothing. */
  tell(): void {
    const open = this.#options.list();
    if (open.length === 0 && !this.#hasTold) return;
    this.#hasTold = open.length > 0;
    this.#options.send({ kind: 'connections', from: this.#options.from, open });
  }

  /** A message of another process; others than of connections are none of its business. */
  hear(message: unknown): void {
    const parsed = openSchema.safeParse(message);
    if (parsed.success) this.#elsewhere.set(parsed.data.from, { heardAt: this.#now(), open: new Map(parsed.data.open) });
  }

  /** Connections that a key or address has open at other processes. */
  countElsewhere(subject: string): number {
    let count = 0;
    for (const [from, { heardAt, open }] of this.#elsewhere) {
      if (this.#now() - heardAt > keptMs) this.#elsewhere.delete(from);
      else count += open.get(subject) ?? 0;
    }
    return count;
  }
}
