import type { OpenConnections } from '@onepoint/database';
import { planLimits, projectConnectionsMax } from '@onepoint/plans-domain';
import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { Rounds } from '../rounds.ts';
import type { ConnectionShare } from './connection-share.ts';

export interface RegisteredConnection {
  /** Null for the key `public`. */
  readonly projectId: string | null;
  /** Called every few seconds. Handles timeouts and checks whether the key can still be used. */
  inspect(): void;
  close(code: number, reason: string): void;
}

interface OpenCount {
  /** Null for an IP address. */
  readonly projectId: string | null;
  connections: number;
  /** Reservations that processes on other machines might not know of yet, oldest first. */
  readonly unconfirmed: object[];
}

const closeIntervalMs = 200;

const inspectIntervalMs = 2_000;

type Others = Pick<ConnectionShare, 'countElsewhere'> & Partial<Pick<ConnectionShare, 'parts' | 'announce' | 'countAhead' | 'settleMs'>>;
const alone: Others = { countElsewhere: () => 0 };

/** All open WebSocket connections of this process. Counts them per key or IP address, and inspects them. */
export class ConnectionRegistry {
  readonly #connections = new Set<RegisteredConnection>();
  readonly #counts = new Map<string, OpenCount>();
  readonly #others: Others;
  #timer: NodeJS.Timeout | undefined;

  constructor(others: Others = alone) {
    this.#others = others;
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
   * @returns a function that releases it; further calls have no effect
   * @throws {GatewayError} `CONNECTIONS_EXCEEDED`
   */
  reserve(caller: Caller): () => void {
    const subject = subjectOf(caller);
    const projectId = caller.kind === 'public' ? null : caller.access.projectId;
    const count = this.#counts.get(subject) ?? { projectId, connections: 0, unconfirmed: [] };
    if (count.connections + this.#others.countElsewhere(subject) >= this.#max(caller)) throw new GatewayError('CONNECTIONS_EXCEEDED');
    count.connections += 1;
    this.#counts.set(subject, count);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count.connections -= 1;
      if (count.connections === 0) this.#counts.delete(subject);
      this.#others.announce?.(subject);
    };
  }

  /**
   * Waits until processes on other machines know of a reservation, and gives up if theirs take precedence. Does nothing without a bus.
   *
   * @throws {GatewayError} `CONNECTIONS_EXCEEDED`; the reservation must then be released
   */
  async confirm(caller: Caller): Promise<void> {
    const { announce, countAhead, settleMs } = this.#others;
    const subject = subjectOf(caller);
    const count = this.#counts.get(subject);
    if (announce === undefined || countAhead === undefined || settleMs === undefined || count === undefined) return;
    const reservation = {};
    count.unconfirmed.push(reservation);
    announce(subject);
    await delay(settleMs);
    const place = count.unconfirmed.indexOf(reservation);
    const ahead = count.connections - count.unconfirmed.length + place + countAhead(subject);
    count.unconfirmed.splice(place, 1);
    if (ahead >= this.#max(caller)) throw new GatewayError('CONNECTIONS_EXCEEDED');
    announce(subject);
  }

  /** Connections that a key or IP address has open in this process, and how many of them aren't confirmed. */
  countOf(subject: string): [connections: number, unconfirmed: number] {
    const count = this.#counts.get(subject);
    return [count?.connections ?? 0, count?.unconfirmed.length ?? 0];
  }

  /** By key or IP address. */
  listOpen(): [subject: string, connections: number][] {
    return [...this.#counts].map(([subject, { connections }]) => [subject, connections]);
  }

  /** By API key, without those of the key `public`. */
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

  closeProject(projectId: string, code: number, reason: string): void {
    for (const connection of this.#connections) if (connection.projectId === projectId) connection.close(code, reason);
  }

  /** Closes connections evenly over a period, so that clients don't all reconnect together. Stops closing when the signal aborts. */
  async closeGradually(code: number, reason: string, ms: number, signal: AbortSignal): Promise<void> {
    const rounds = Math.max(1, Math.floor(ms / closeIntervalMs));
    for (let left = rounds; left > 0 && !signal.aborted; left -= 1) {
      const share = Math.ceil(this.#connections.size / left);
      for (const connection of [...this.#connections].slice(0, share)) connection.close(code, reason);
      await delay(ms / rounds, undefined, { signal }).catch(() => undefined);
    }
  }

  /** The caller's limit, or this process's share of it while the bus is down. */
  #max(caller: Caller): number {
    return Math.max(1, Math.floor(connectionsMaxOf(caller) / (this.#others.parts ?? 1)));
  }

  closeAll(code: number, reason: string): void {
    clearInterval(this.#timer);
    for (const connection of this.#connections) connection.close(code, reason);
  }
}

const subjectOf = (caller: Caller): string => (caller.kind === 'public' ? caller.address : caller.access.apiKeyId);

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
    this.#rounds = new Rounds({ task: 'connections', run: () => this.#report(), onError: options.onError, intervalMs: reportIntervalMs });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Resolves when the current state is recorded, or recording failed. Concurrent calls share a running report. */
  report(): Promise<void> {
    return this.#rounds.runNow();
  }

  async stop(): Promise<void> {
    await this.#rounds.stop();
    await this.report();
  }

  async #report(): Promise<void> {
    const list = this.#options.list();
    if (list.length === 0 && !this.#hasReported) return;
    await this.#options.record(list);
    this.#hasReported = list.length > 0;
  }
}
