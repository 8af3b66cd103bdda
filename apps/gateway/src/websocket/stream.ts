import { rawArrayItems } from '../rpc/raw-json.ts';
import { HeadHistory, LogHistory, noHistory, type StreamHistory } from './stream-history.ts';
import type { StreamNode } from './stream-node.ts';

const endReasons = {
  nodeGone: 'The node closed the connection',
  blocksMissed: 'The subscriptions missed blocks',
} as const;

type EndReason = (typeof endReasons)[keyof typeof endReasons];

export interface StreamListener {
  /** @param result as JSON text */
  send(result: string): void;
  ended(reason: EndReason): void;
}

/**
 * Streams with the same key have identical results for everyone. The case of addresses and topics and the order of addresses don't
 * matter.
 */
export function streamKey(params: string): string {
  const value: unknown = JSON.parse(params);
  if (!Array.isArray(value) || value[0] !== 'logs' || typeof value[1] !== 'object' || value[1] === null) return JSON.stringify(value);
  const { address, ...others } = value[1] as { address?: unknown };
  const addresses = (Array.isArray(address) ? address : [address]).map((one) => JSON.stringify(one)?.toLowerCase() ?? '');
  const rest = Object.entries(others).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(['logs', [...new Set(addresses)].toSorted(), JSON.stringify(rest).toLowerCase(), ...value.slice(2)]);
}

function createHistory(params: string): StreamHistory {
  const [kind, filter] = rawArrayItems(params);
  if (kind === '"newHeads"') return new HeadHistory();
  return kind === '"logs"' ? new LogHistory(filter ?? '{}') : noHistory;
}

/** A subscription at a node, shared by all clients with the same parameters. If the node is lost, the stream moves to another one. */
export class Stream {
  readonly key: string;
  readonly #listeners = new Set<StreamListener>();
  /** Listeners that joined while the stream had no node. */
  readonly #joining = new Map<StreamListener, PromiseWithResolvers<void>>();
  readonly #params: string;
  readonly #history: StreamHistory;
  #node: StreamNode | null = null;
  #id: string | null = null;
  /** Results that arrive while the gap before them is being filled; null otherwise. */
  #waiting: string[] | null = null;
  #isStarted = false;
  #isEnded = false;

  constructor(params: string) {
    this.key = streamKey(params);
    this.#params = params;
    this.#history = createHistory(params);
  }

  /** Whether the stream has ever had a node. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Resolves when the stream has a node. Rejects if the stream ends first. */
  join(listener: StreamListener): Promise<void> {
    if (this.#node !== null) {
      this.#listeners.add(listener);
      return Promise.resolve();
    }
    const joining = Promise.withResolvers<void>();
    this.#joining.set(listener, joining);
    return joining.promise;
  }

  /** Returns whether any listeners are left. */
  leave(listener: StreamListener): boolean {
    this.#listeners.delete(listener);
    return this.isUsed;
  }

  get isUsed(): boolean {
    return this.#listeners.size + this.#joining.size > 0;
  }

  /**
   * Subscribes at a node. If there was a previous node, sends missed results first. If they can't be determined, the stream ends for its
   * clients, who then have to look them up themselves.
   *
   * @returns whether nothing was missed
   * @throws {SubscribeError}
   * @throws {NodeLostError}
   * @throws {MissingAnswerError}
   */
  async attach(node: StreamNode): Promise<boolean> {
    const ask = (method: string, params: string) => node.ask(method, params);
    if (!this.#isStarted) await this.#history.start(ask);
    const waiting: string[] = [];
    this.#waiting = waiting;
    const id = await node.subscribe(this.#params, (result) => this.#receive(waiting, result));
    const missed = this.#isStarted ? await this.#history.findMissed(ask) : [];
    this.#waiting = null;
    if (this.#isEnded) {
      node.unsubscribe(id);
      return true;
    }
    this.#node = node;
    this.#id = id;
    this.#isStarted = true;
    const cutOff = missed === null ? [...this.#listeners] : [];
    for (const listener of cutOff) this.#listeners.delete(listener);
    for (const result of missed ?? []) this.#send(result);
    for (const [listener, { resolve }] of this.#joining) {
      this.#listeners.add(listener);
      resolve();
    }
    this.#joining.clear();
    for (const result of waiting) this.#send(result);
    for (const listener of cutOff) listener.ended(endReasons.blocksMissed);
    return cutOff.length === 0;
  }

  reached(height: number): void {
    this.#history.reached(height);
  }

  detach(): void {
    this.#node = null;
    this.#id = null;
  }

  /** Ends the subscription, because no client is left or the node rejected it. */
  end(error: unknown): void {
    this.#isEnded = true;
    if (this.#id !== null) this.#node?.unsubscribe(this.#id);
    for (const { reject } of this.#joining.values()) reject(error);
    this.#joining.clear();
    for (const listener of this.#listeners) listener.ended(endReasons.nodeGone);
    this.#listeners.clear();
  }

  #receive(waiting: string[], result: string): void {
    if (this.#waiting === waiting) waiting.push(result);
    else this.#send(result);
  }

  #send(result: string): void {
    if (!this.#history.accept(result)) return;
    for (const listener of this.#listeners) listener.send(result);
  }
}
