import { parseHeight } from '../heads/head-guard.ts';
import { rawObjectValues } from '../rpc/raw-json.ts';
import { Heartbeat } from './heartbeat.ts';
import { readUpstreamMessage, toText, type UpstreamSocket } from './upstream-socket.ts';

/** Members of a node's response, as JSON text. */
type Answer = ReadonlyMap<string, string>;

interface AskedCall {
  /** Called before any later message is read, so that no notification of a new subscription is missed. */
  readonly onAnswer: (answer: Answer) => void;
  readonly onLost: (error: Error) => void;
  readonly expiresAt: number;
}

interface StreamNodeOptions {
  readonly timeoutMs: number;
  /** @default 10 s */
  readonly heightMs?: number | undefined;
  /** Called periodically with the node's height, from which to continue if the node is lost. */
  readonly onHeight: (height: number) => void;
  /** Called once, when the connection breaks or the node becomes unusable. */
  readonly onLost: () => void;
}

const inspectIntervalMs = 1_000;

class NodeLostError extends Error {}

export class SubscribeError extends Error {
  /** JSON text. */
  readonly raw: string;

  constructor(raw: string) {
    super('the node rejected a subscription');
    this.raw = raw;
  }
}

export class StreamNode {
  readonly #upstream: UpstreamSocket;
  readonly #options: StreamNodeOptions;
  readonly #heartbeat: Heartbeat;
  readonly #timer: NodeJS.Timeout;
  readonly #asked = new Map<number, AskedCall>();
  readonly #subscriptions = new Map<string, (result: string) => void>();
  #nextId = 1;
  #heightAskedAt = performance.now();
  #isOver = false;

  constructor(upstream: UpstreamSocket, options: StreamNodeOptions) {
    this.#upstream = upstream;
    this.#options = options;
    const { socket } = upstream;
    this.#heartbeat = new Heartbeat(socket, performance.now());
    this.#timer = setInterval(() => this.#inspect(performance.now()), inspectIntervalMs);
    socket.on('message', (data) => this.#receive(toText(data)));
    socket.on('close', () => this.fail());
    if (socket.readyState !== socket.OPEN) queueMicrotask(() => this.fail());
  }

  /**
   * Returns a call's result as JSON text, or null if it is an error or null.
   *
   * @throws {NodeLostError}
   */
  async ask(method: string, params: string): Promise<string | null> {
    const result = (await this.#call(method, params, (answer) => answer)).get('result');
    return result === undefined || result === 'null' ? null : result;
  }

  /**
   * Returns the subscription's id.
   *
   * @throws {SubscribeError}
   * @throws {NodeLostError}
   */
  subscribe(params: string, onResult: (result: string) => void): Promise<string> {
    return this.#call('eth_subscribe', params, (answer) => {
      const result = answer.get('result');
      if (result === undefined) throw new SubscribeError(answer.get('error') ?? '{"code":-32603,"message":"Internal error"}');
      this.#subscriptions.set(result, onResult);
      return result;
    });
  }

  unsubscribe(id: string): void {
    this.#subscriptions.delete(id);
    this.ask('eth_unsubscribe', `[${id}]`).catch(() => undefined);
  }

  close(): void {
    this.#end();
  }

  /** Gives up on the node, and counts a failure of it. */
  fail(): void {
    if (this.#isOver) return;
    this.#upstream.node.health.failed(performance.now());
    this.#end();
    this.#options.onLost();
  }

  #end(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    for (const { onLost } of this.#asked.values()) onLost(new NodeLostError());
    this.#asked.clear();
    this.#subscriptions.clear();
    this.#upstream.socket.terminate();
  }

  #call<Result>(method: string, params: string, read: (answer: Answer) => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isOver) {
        reject(new NodeLostError());
        return;
      }
      const id = this.#nextId;
      this.#nextId += 1;
      const onAnswer = (answer: Answer): void => {
        try {
          resolve(read(answer));
        } catch (error) {
          reject(error);
        }
      };
      this.#asked.set(id, { onAnswer, onLost: reject, expiresAt: performance.now() + this.#options.timeoutMs });
      this.#upstream.socket.send(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`);
    });
  }

  #receive(text: string): void {
    if (this.#isOver) return;
    try {
      const message = readUpstreamMessage(text);
      if (message.kind === 'notification') {
        const params = rawObjectValues(rawObjectValues(text).get('params') ?? '');
        this.#subscriptions.get(params.get('subscription') ?? '')?.(params.get('result') ?? 'null');
      } else if (message.kind === 'answer') {
        const id = message.ids[0] ?? 0;
        const call = this.#asked.get(id);
        this.#asked.delete(id);
        call?.onAnswer(rawObjectValues(text));
      }
    } catch {
      this.fail();
    }
  }

  #inspect(now: number): void {
    const isLate = [...this.#asked.values()].some(({ expiresAt }) => expiresAt <= now);
    if (isLate || !this.#heartbeat.beat(now)) this.fail();
    else if (now - this.#heightAskedAt >= (this.#options.heightMs ?? 10_000)) {
      this.#heightAskedAt = now;
      void this.#askHeight();
    }
  }

  async #askHeight(): Promise<void> {
    const result = await this.ask('eth_blockNumber', '[]').catch(() => null);
    const height = result === null ? null : parseHeight(JSON.parse(result));
    if (height !== null) this.#options.onHeight(height);
  }
}
