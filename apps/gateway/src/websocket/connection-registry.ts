import type { OpenConnections } from '@onepoint/database';
import { planLimits, projectConnectionsMax } from '@onepoint/plans-domain';
import { z } from 'zod';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { Rounds } from '../rounds.ts';

/** What the registry looks after. */
export interface RegisteredConnection {
  /** Null for the key `public`. */
  readonly projectId: string | null;
  /** Called every few seconds: time-outs, and whether the key may still be used. */
  inspect(): void;
  close(code: number, reason: string): void;
}

/** Connections of one key or address. */
interface OpenCount {
  /** Null for an address. */
  readonly projectId: string | null;
  connections: number;
}

/** How long until a connection notices that its key was paused while nothing was sent. */
const inspectIntervalMs = 2_000;

/** Every open WebSocket connection: counts them per key or address, and inspects them. */
export class ConnectionRegistry {
  readonly #connections = new Set<RegisteredConnection>();
  readonly #counts = new Map<string, OpenCount>();
  readonly #countElsewhere: (subject: string) => number;
  #timer: NodeJS.Timeout | undefined;

  /** @param countElsewhere connections that a key or address has open at other processes */
  constructor(countElsewhere: (subject: string) => number = () => 0) {
    this.#countElsewhere = countElsewhere;
  }

  get size(): number {
    return this.#connections.size;
  }

  start(): void {
    this.#timer = setInterval(() => {
      for (const connection of this.#connections) connection.inspect();
    }, inspectIntervalMs);
  }

  /**
   * Takes one of the connections that the caller may have.
   *
   * @returns gives it back, once
   * @throws {GatewayError} `CONNECTIONS_EXCEEDED`
   */
  reserve(caller: Caller): () => void {
    const subject = caller.kind === 'public' ? caller.address : caller.access.apiKeyId;
    const count = this.#counts.get(subject) ?? { projectId: caller.kind === 'public' ? null : caller.access.projectId, connections: 0 };
    if (count.connections + this.#countElsewhere(subject) >= connectionsMaxOf(caller)) throw new GatewayError('CONNECTIONS_EXCEEDED');
    count.connections += 1;
    this.#counts.set(subject, count);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count.connections -= 1;
      if (count.connections === 0) this.#counts.delete(subject);
    };
  }

  /** How many connections each key or address has open here. */
  listOpen(): [subject: string, connections: number][] {
    return [...this.#counts].map(([subject, { connections }]) => [subject, connections]);
  }

  /** How many connections each key has open here. */
  listOfKeys(): OpenConnections[] {
    return [...this.#counts].flatMap(([apiKeyId, { projectId, connections }]) =>
      projectId === null ? [] : [{ projectId, apiKeyId, connections }],
    );
  }

  add(connection: RegisteredConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: RegisteredConnection): void {
    this.#connections.delete(connection);
  }

  /** Ends the connections of a project that is about to be deleted. */
  closeProject(projectId: string, code: number, reason: string): void {
    for (const connection of this.#connections) if (connection.projectId === projectId) connection.close(code, reason);
  }

  closeAll(code: number, reason: string): void {
    clearInterval(this.#timer);
    for (const connection of this.#connections) connection.close(code, reason);
  }
}

function connectionsMaxOf(caller: Caller): number {
  if (caller.kind === 'public') return planLimits('PUBLIC').connectionsMax;
  return projectConnectionsMax(caller.access.planId, caller.access.packageCount);
}

interface ConnectionReporterOptions {
  readonly list: () => readonly OpenConnections[];
  readonly record: (list: readonly OpenConnections[]) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Several times as often as a report is believed, see `openConnectionsKeptMs`. */
const reportIntervalMs = 5_000;

/** Tells the database how many connections are open, again and again while there are any, so that people see how near their limit is. */
export class ConnectionReporter {
  readonly #options: ConnectionReporterOptions;
  readonly #rounds: Rounds;
  #hasReported = false;

  constructor(options: ConnectionReporterOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ run: () => this.#report(), intervalMs: reportIntervalMs });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Resolves when what is open now is recorded, or could not be; a report that is running is shared. */
  report(): Promise<void> {
    return this.#rounds.runNow();
  }

  /** Stops the timer and takes back what was reported. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    await this.report();
  }

  async #report(): Promise<void> {
    const list = this.#options.list();
    if (list.length === 0 && !this.#hasReported) return;
    try {
      await this.#options.record(list);
      this.#hasReported = list.length > 0;
    } catch (error) {
      this.#options.onError(error);
    }
  }
}

/** How many connections each key or address has open at one process, which is known by its number. */
const openSchema = z.object({ kind: z.literal('connections'), from: z.number(), open: z.array(z.tuple([z.string(), z.number()])) });

type OpenMessage = z.infer<typeof openSchema>;

interface ConnectionShareOptions {
  /** Number of this process. */
  readonly from: number;
  readonly list: () => OpenMessage['open'];
  /** Tells all other processes. */
  readonly send: (message: OpenMessage) => void;
  readonly now?: () => number;
}

/** How long until other processes know of a connection. */
const shareIntervalMs = 500;
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
