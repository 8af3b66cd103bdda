import { partsOf, type Fleet } from '@onepoint/bus';
import { z } from 'zod';

/** Open connections per key or IP address in the process with the number `from`. */
export const openSchema = z.object({ kind: z.literal('connections'), from: z.number(), open: z.array(z.tuple([z.string(), z.number()])) });

/** A change of one count, including unconfirmed reservations. Only sent over the bus. */
export const changeSchema = z.object({
  kind: z.literal('connection'),
  from: z.number(),
  subject: z.string(),
  connections: z.number(),
  unconfirmed: z.number(),
});

type OpenMessage = z.infer<typeof openSchema>;
type ChangeMessage = z.infer<typeof changeSchema>;

interface ConnectionShareOptions {
  readonly from: number;
  readonly list: () => OpenMessage['open'];
  readonly send: (message: OpenMessage | ChangeMessage) => void;
  /** Set if processes on other machines share the limits over the bus. */
  readonly bus?: { readonly fleet: Fleet; readonly countOf: (subject: string) => [connections: number, unconfirmed: number] } | undefined;
  readonly now?: () => number;
}

const shareIntervalMs = 500;
/** A process's report expires after this time, because the process must have died. */
const keptMs = 3_000;
/** How long a connection waits for reservations of other processes on the bus. */
const settleMs = 50;

interface Elsewhere {
  readonly heardAt: number;
  readonly open: Map<string, number>;
  readonly unconfirmed: Map<string, number>;
}

/**
 * Lets the processes of a machine count connections together by broadcasting twice a second. Within that interval, connections that open
 * in several processes can exceed a limit. On the bus, each change is also announced, and connections wait briefly: reservations that
 * several processes make at the same time are admitted in the order of the processes' numbers, so that limits are exact.
 */
export class ConnectionShare {
  readonly #options: ConnectionShareOptions;
  readonly #now: () => number;
  readonly #elsewhere = new Map<number, Elsewhere>();
  #timer: NodeJS.Timeout | undefined;
  #hasTold = false;

  constructor(options: ConnectionShareOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** How long a reservation waits; undefined if no other process can be reached. */
  get settleMs(): number | undefined {
    const fleet = this.#options.bus?.fleet;
    return fleet !== undefined && fleet.isConnected && fleet.count > 1 ? settleMs : undefined;
  }

  /** Number of shares that limits are split into: more than one only while the bus is down. */
  get parts(): number {
    const fleet = this.#options.bus?.fleet;
    return fleet === undefined ? 1 : partsOf(fleet);
  }

  start(): void {
    this.#timer = setInterval(() => this.broadcast(), shareIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Broadcasts the open connections. When there are none left, says so once. */
  broadcast(): void {
    const open = this.#options.list();
    if (open.length === 0 && !this.#hasTold) return;
    this.#hasTold = open.length > 0;
    this.#options.send({ kind: 'connections', from: this.#options.from, open });
  }

  readonly announce = (subject: string): void => {
    const { bus, from, send } = this.#options;
    if (bus === undefined) return;
    const [connections, unconfirmed] = bus.countOf(subject);
    send({ kind: 'connection', from, subject, connections, unconfirmed });
  };

  receive(message: OpenMessage | ChangeMessage): void {
    const known = this.#elsewhere.get(message.from);
    const unconfirmed = known?.unconfirmed ?? new Map<string, number>();
    if (message.kind === 'connections') {
      this.#elsewhere.set(message.from, { heardAt: this.#now(), open: new Map(message.open), unconfirmed });
      return;
    }
    // The other process might have just started, and must know what is open before it confirms this connection.
    if (known === undefined) this.broadcast();
    const open = known?.open ?? new Map<string, number>();
    setOrDelete(open, message.subject, message.connections);
    setOrDelete(unconfirmed, message.subject, message.unconfirmed);
    this.#elsewhere.set(message.from, { heardAt: this.#now(), open, unconfirmed });
  }

  /** Counts connections elsewhere that take precedence over an unconfirmed one of this process. */
  readonly countAhead = (subject: string): number => {
    let count = 0;
    for (const [from, { open, unconfirmed }] of this.#current()) {
      const waiting = unconfirmed.get(subject) ?? 0;
      count += (open.get(subject) ?? 0) - (from < this.#options.from ? 0 : waiting);
    }
    return count;
  };

  readonly countElsewhere = (subject: string): number => {
    let count = 0;
    for (const [, { open }] of this.#current()) count += open.get(subject) ?? 0;
    return count;
  };

  #current(): MapIterator<[number, Elsewhere]> {
    for (const [from, { heardAt }] of this.#elsewhere) if (this.#now() - heardAt > keptMs) this.#elsewhere.delete(from);
    return this.#elsewhere.entries();
  }
}

function setOrDelete(counts: Map<string, number>, subject: string, count: number): void {
  if (count === 0) counts.delete(subject);
  else counts.set(subject, count);
}
