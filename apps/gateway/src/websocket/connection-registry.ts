import type { OpenConnections } from '@onepoint/database';
import { planLimits, projectConnectionsMax } from '@onepoint/plans-domain';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';

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
export const inspectIntervalMs = 2_000;

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
