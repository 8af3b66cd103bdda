import { planLimits } from '@onepoint/plans-domain';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/** What the registry looks after. */
export interface RegisteredConnection {
  /** Called every few seconds: time-outs, and whether the key may still be used. */
  inspect(): void;
  close(code: number, reason: string): void;
}

/** How long until a connection notices that its key was paused while nothing was sent. */
export const inspectIntervalMs = 2_000;

/** Every open WebSocket connection: counts them per key or address, and inspects them. */
export class ConnectionRegistry {
  readonly #connections = new Set<RegisteredConnection>();
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

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
    const { connectionsMax } = planLimits(caller.kind === 'public' ? 'PUBLIC' : caller.access.planId);
    const count = this.#counts.get(subject) ?? 0;
    if (count >= connectionsMax) throw new GatewayError('CONNECTIONS_EXCEEDED');
    this.#counts.set(subject, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#counts.get(subject) ?? 1) - 1;
      if (left > 0) this.#counts.set(subject, left);
      else this.#counts.delete(subject);
    };
  }

  add(connection: RegisteredConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: RegisteredConnection): void {
    this.#connections.delete(connection);
  }

  closeAll(code: number, reason: string): void {
    clearInterval(this.#timer);
    for (const connection of this.#connections) connection.close(code, reason);
  }
}
