import { randomBytes } from 'node:crypto';
import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';
import type { ChainStreams } from './chain-streams.ts';
import { SubscribeError } from './stream-node.ts';

interface ClientSubscription {
  leave: () => void;
  /** Results that arrive before the client knows the subscription's id; null afterward. */
  waiting: string[] | null;
}

interface ClientSubscriptionsOptions {
  readonly streams: Pick<ChainStreams, 'join'>;
  readonly notify: (text: string, result: string) => void;
  /** Called if a subscription can't be continued, with the reason to send to the client. */
  readonly onEnded: (reason: string) => void;
}

/** Whether a call is handled here instead of by the connection's node. */
export function isStreamCall({ method, refusal }: RpcCall): boolean {
  return refusal === null && (method === 'eth_subscribe' || method === 'eth_unsubscribe');
}

/** A connection's subscriptions. Their ids stay the same when the node is replaced. */
export class ClientSubscriptions {
  readonly #options: ClientSubscriptionsOptions;
  readonly #subscriptions = new Map<string, ClientSubscription>();
  #isClosed = false;

  constructor(options: ClientSubscriptionsOptions) {
    this.#options = options;
  }

  /**
   * Handles calls that subscribe and unsubscribe. Must be followed by `release` or `cancel`.
   *
   * @throws {GatewayError} `UPSTREAM_FAILED`
   */
  async answer(rpc: RpcRequest): Promise<RpcRequest> {
    const calls: RpcCall[] = [];
    try {
      for (const call of rpc.calls) calls.push(isStreamCall(call) ? await this.#answerCall(call) : call);
    } catch (error) {
      this.cancel({ ...rpc, calls });
      throw error;
    }
    return { ...rpc, calls };
  }

  /** Call when the answer was sent, so that notifications can follow. */
  release(rpc: RpcRequest): void {
    for (const id of createdBy(rpc)) {
      const subscription = this.#subscriptions.get(id);
      const waiting = subscription?.waiting ?? [];
      if (subscription !== undefined) subscription.waiting = null;
      for (const result of waiting) this.#notify(id, result);
    }
  }

  cancel(rpc: RpcRequest): void {
    for (const id of createdBy(rpc)) this.#remove(id);
  }

  close(): void {
    this.#isClosed = true;
    for (const id of this.#subscriptions.keys()) this.#remove(id);
  }

  async #answerCall(call: RpcCall): Promise<RpcCall> {
    const params = rawObjectValues(call.source).get('params') ?? '[]';
    if (call.method === 'eth_unsubscribe') return { ...call, knownResult: String(this.#remove(readId(params))) };
    try {
      return { ...call, knownResult: JSON.stringify(await this.#subscribe(params)) };
    } catch (error) {
      if (error instanceof SubscribeError) return { ...call, knownError: error.raw };
      throw error;
    }
  }

  async #subscribe(params: string): Promise<string> {
    const id = `0x${randomBytes(16).toString('hex')}`;
    const subscription: ClientSubscription = { leave: () => undefined, waiting: [] };
    const send = (result: string) => {
      if (subscription.waiting === null) this.#notify(id, result);
      else subscription.waiting.push(result);
    };
    subscription.leave = await this.#options.streams.join(params, { send, ended: this.#options.onEnded });
    if (this.#isClosed) subscription.leave();
    else this.#subscriptions.set(id, subscription);
    return id;
  }

  #remove(id: string): boolean {
    this.#subscriptions.get(id)?.leave();
    return this.#subscriptions.delete(id);
  }

  #notify(id: string, result: string): void {
    this.#options.notify(`{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${result}}}`, result);
  }
}

function createdBy({ calls }: RpcRequest): string[] {
  return calls.flatMap(({ method, knownResult }) =>
    method === 'eth_subscribe' && knownResult !== undefined ? [JSON.parse(knownResult) as string] : [],
  );
}

function readId(params: string): string {
  const [first = 'null'] = rawArrayItems(params);
  const id: unknown = JSON.parse(first);
  return typeof id === 'string' ? id : '';
}
