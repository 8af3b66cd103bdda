import type { OpenConnections } from '@onepoint/database';
import { planLimits, projectConnectionsMax } from '@onepoint/plans-domain';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { Rounds } from '../rounds.ts';

/** What the registry needs from a connection. */
export interface RegisteredConnection {
  /** Null for the key `public`. */
  readonly projectId: string | null;
  /** Called every few seconds: handles timeouts and checks whether the key may still be used. */
  inspect(): void;
  close(code: number, reason: string): void;
}

/** Connections of one key or address. */
interface OpenCount {
  /** Null for an address. */
  readonly projectId: string | null;
  connections: number;
}

/** Between two rounds of closing connections gradually. */
const closeIntervalMs = 200;

/** Time until an idle connection notices that its key was paused. */
const inspectIntervalMs = 2_000;

/** All open WebSocket connections: counts them per key or address, and inspects them. */
export class ConnectionRegistry {
  readonly #connections = new Set<RegisteredConnection>();
  readonly #counts = new Map<string, OpenCount>();
  readonly #countElsewhere: (subject: string) => number;
  #timer: NodeJS.Timeout | undefined;

  /** @param countElsewhere connections that a key or address has open in other processes */
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
   * Reserves one of the caller's connections.
   *
   * @returns releases it, once
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

  /** Closes the connections of a project that is about to be deleted. */
  closeProject(projectId: string, code: number, reason: string): void {
    for (const connection of this.#connections) if (connection.projectId === projectId) connection.close(code, reason);
  }

  /** Closes connections evenly over a time, so that their clients don't all reconnect at once. Closes none after the signal. */
  async closeGradually(code: number, reason: string, ms: number, signal: AbortSignal): Promise<void> {
    const rounds = Math.max(1, Math.floor(ms / closeIntervalMs));
    for (let left = rounds; left > 0 && !signal.aborted; left -= 1) {
      const share = Math.ceil(this.#connections.size / left);
      for (const connection of [...this.#connections].slice(0, share)) connection.close(code, reason);
      await delay(ms / rounds, undefined, { signal }).catch(() => undefined);
    }
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

/** A fraction of the time for which a report is valid, see `openConnectionsKeptMs`. */
const reportIntervalMs = 5_000;

/** Reports open connections to the database while there are any, so that users can see how close they are to their limit. */
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

  /** Resolves when the current state is recorded, or failed to be. Concurrent calls share a running report. */
  report(): Promise<void> {
    return this.#rounds.runNow();
  }

  /** Stops the timer and withdraws the report. */
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

/** How many connections each key or address has open in one process, identified by its number. */
const openSchema = z.object({ kind: z.literal('connections'), from: z.number(), open: z.array(z.tuple([z.string(), z.number()])) });

type OpenMessage = z.infer<typeof openSchema>;

interface ConnectionShareOptions {
  /** Number of this process. */
  readonly from: number;
  readonly list: () => OpenMessage['open'];
  /** Broadcasts to all other processes. */
  readonly send: (message: OpenMessage) => void;
  readonly now?: () => number;
}

/** Time until other processes learn of a connection. */
const shareIntervalMs = 500;
/** A process's report expires after this time, because the process has died. */
const keptMs = 3_000;

/**
 * Lets the processes of one machine count connections together by broadcasting twice a second. Within that time, connections that open in
 * several processes can exceed a limit.
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
    this.#timer = setInterval(() => this.broadcast(), shareIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Broadcasts what is open, or once that nothing is left. */
  broadcast(): void {
    const open = this.#options.list();
    if (open.length === 0 && !this.#hasTold) return;
    this.#hasTold = open.length > 0;
    this.#options.send({ kind: 'connections', from: this.#options.from, open });
  }

  /** Receives another process's message, and ignores unrelated ones. */
  receive(message: unknown): void {
    const parsed = openSchema.safeParse(message);
    if (parsed.success) this.#elsewhere.set(parsed.data.from, { heardAt: this.#now(), open: new Map(parsed.data.open) });
  }

  /** Connections that a key or address has open in other processes. */
  countElsewhere(subject: string): number {
    let count = 0;
    for (const [from, { heardAt, open }] of this.#elsewhere) {
      if (this.#now() - heardAt > keptMs) this.#elsewhere.delete(from);
      else count += open.get(subject) ?? 0;
    }
    return count;
  }
}
