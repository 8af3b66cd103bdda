import type { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';

/** A request that a node has not answered yet. */
export interface PendingRequest {
  readonly rpc: RpcRequest;
  readonly usage: CallUsage;
  /** Id of its first call on the connection to the node. */
  readonly firstId: number;
  readonly expiresAt: number;
}

/** Requests under way on one connection, found by the id of any of their calls. */
export class PendingRequests {
  /** By first id, in the order of sending. */
  readonly #requests = new Map<number, PendingRequest>();
  /** First id of each call's request. */
  readonly #firstIds = new Map<number, number>();
  #nextId = 1;

  get calls(): number {
    return this.#firstIds.size;
  }

  add(rpc: RpcRequest, usage: CallUsage, expiresAt: number): PendingRequest {
    const request = { rpc, usage, firstId: this.#nextId, expiresAt };
    this.#requests.set(request.firstId, request);
    for (let id = request.firstId; id < request.firstId + rpc.calls.length; id += 1) this.#firstIds.set(id, request.firstId);
    this.#nextId += rpc.calls.length;
    return request;
  }

  /** Takes out the first request that any of the calls with these ids belongs to. */
  take(ids: readonly number[]): PendingRequest | undefined {
    const known = ids.find((id) => this.#firstIds.has(id));
    const firstId = known === undefined ? undefined : this.#firstIds.get(known);
    const request = firstId === undefined ? undefined : this.#requests.get(firstId);
    if (request !== undefined) this.#remove(request);
    return request;
  }

  /** Takes out what has waited too long. */
  takeExpired(now: number): PendingRequest[] {
    const expired = [...this.#requests.values()].filter((request) => request.expiresAt <= now);
    for (const request of expired) this.#remove(request);
    return expired;
  }

  takeAll(): PendingRequest[] {
    return this.takeExpired(Infinity);
  }

  #remove(request: PendingRequest): void {
    this.#requests.delete(request.firstId);
    for (let id = request.firstId; id < request.firstId + request.rpc.calls.length; id += 1) this.#firstIds.delete(id);
  }
}
