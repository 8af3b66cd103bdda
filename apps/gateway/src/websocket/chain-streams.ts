import { GatewayError } from '../errors/gateway-error.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { ChainUpstreams, WebSocketNode } from '../upstreams/chain-upstreams.ts';
import { Stream, streamKey, type StreamListener } from './stream.ts';
import { StreamNode, SubscribeError } from './stream-node.ts';
import { connectUpstream } from './upstream-socket.ts';

interface ChainStreamsOptions {
  readonly chain: string;
  /** In the order in which to try them. */
  readonly candidates: () => readonly WebSocketNode[];
  readonly timeoutMs: number;
  readonly log: Log;
  readonly isLagging: (height: number) => boolean;
  /** How long to look for another node. @default 30 s */
  readonly restoreMs?: number;
  /** How often the node's height is queried. @default 10 s */
  readonly heightMs?: number;
}

const retryMinMs = 50;
const retryMaxMs = 2_000;

/**
 * All subscriptions of this process's clients to a chain, over one connection to a node. If the node is lost, they move to the next one
 * together, and missed results are looked up there.
 */
export class ChainStreams {
  readonly #options: ChainStreamsOptions;
  readonly #streams = new Map<string, Stream>();
  #node: Promise<StreamNode> | null = null;
  #isRestoring = false;

  constructor(options: ChainStreamsOptions) {
    this.#options = options;
  }

  /**
   * Joins the stream with these parameters, or starts it.
   *
   * @param params of `eth_subscribe`, as JSON text
   * @returns a function that leaves the stream
   * @throws {SubscribeError} if the node rejects the parameters
   * @throws {GatewayError} `UPSTREAM_FAILED`
   */
  async join(params: string, listener: StreamListener): Promise<() => void> {
    const stream = this.#streams.get(streamKey(params)) ?? this.#start(params);
    await stream.join(listener);
    return () => {
      const isUsed = stream.leave(listener);
      if (!isUsed && this.#streams.get(stream.key) === stream) this.#end(stream, new GatewayError('UPSTREAM_FAILED'));
    };
  }

  #start(params: string): Stream {
    const stream = new Stream(params);
    this.#streams.set(stream.key, stream);
    this.#connect()
      .then((node) => stream.attach(node))
      .catch((error: unknown) => this.#end(stream, error instanceof SubscribeError ? error : new GatewayError('UPSTREAM_FAILED')));
    return stream;
  }

  #end(stream: Stream, error: unknown): void {
    this.#streams.delete(stream.key);
    stream.end(error);
    if (this.#streams.size > 0) return;
    this.#node?.then((node) => node.close()).catch(() => undefined);
    this.#node = null;
  }

  /** All streams share one connection, opened on first use. */
  #connect(): Promise<StreamNode> {
    if (this.#node !== null) return this.#node;
    const { candidates, timeoutMs, heightMs } = this.#options;
    const connecting: Promise<StreamNode> = connectUpstream(candidates(), new AbortController().signal).then(
      (upstream) =>
        new StreamNode(upstream, {
          timeoutMs,
          heightMs,
          onHeight: (height) => this.#reached(connecting, height),
          onLost: () => this.#lost(connecting),
        }),
    );
    this.#node = connecting;
    connecting.catch(() => this.#lost(connecting));
    return connecting;
  }

  /** Replaces a lagging node if there is another one that hasn't failed recently. */
  #reached(connection: Promise<StreamNode>, height: number): void {
    const { candidates, isLagging } = this.#options;
    for (const stream of this.#streams.values()) stream.reached(height);
    const usable = candidates().filter(({ health }) => !health.isResting(performance.now()));
    if (isLagging(height) && usable.length > 1) void connection.then((node) => node.fail());
  }

  #lost(connection: Promise<StreamNode>): void {
    if (this.#node !== connection) return;
    this.#node = null;
    for (const stream of this.#streams.values()) stream.detach();
    if (!this.#isRestoring) void this.#restore();
  }

  async #restore(): Promise<void> {
    this.#isRestoring = true;
    const { chain, log, restoreMs = 30_000 } = this.#options;
    const giveUpAt = performance.now() + restoreMs;
    const open = () => [...this.#streams.values()].filter(({ isStarted }) => isStarted);
    for (let waitMs = 0; open().length > 0; waitMs = Math.min(retryMaxMs, Math.max(retryMinMs, 2 * waitMs))) {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (await this.#moveAll(open)) break;
      if (performance.now() < giveUpAt) continue;
      log('error', 'no node continues the subscriptions', { chain });
      for (const stream of open()) this.#end(stream, new GatewayError('UPSTREAM_FAILED'));
    }
    this.#isRestoring = false;
  }

  async #moveAll(open: () => readonly Stream[]): Promise<boolean> {
    let node: StreamNode | null = null;
    try {
      node = await this.#connect();
      const connected = node;
      const streams = open();
      const areWhole = await Promise.all(streams.map((stream) => stream.attach(connected)));
      const { chain, log } = this.#options;
      const subscriptions = areWhole.filter((isWhole) => !isWhole).length;
      if (subscriptions > 0) log('error', 'subscriptions missed blocks', { chain, subscriptions });
      for (const stream of streams) {
        if (!stream.isUsed && this.#streams.get(stream.key) === stream) this.#end(stream, new GatewayError('UPSTREAM_FAILED'));
      }
      return true;
    } catch {
      // Another node might accept parameters that this one rejected.
      node?.fail();
      return false;
    }
  }
}

export class SharedStreams {
  readonly #services: Pick<Services, 'config' | 'log'>;
  readonly #chains = new WeakMap<ChainUpstreams, ChainStreams>();

  constructor(services: Pick<Services, 'config' | 'log'>) {
    this.#services = services;
  }

  of(upstreams: ChainUpstreams): ChainStreams {
    const known = this.#chains.get(upstreams);
    if (known !== undefined) return known;
    const { config, log } = this.#services;
    const streams = new ChainStreams({
      chain: upstreams.slug,
      candidates: () => upstreams.webSocketCandidates(),
      get timeoutMs() {
        return config.upstreamTimeoutMs;
      },
      isLagging: (height) => upstreams.isLaggingHeight(height),
      log,
    });
    this.#chains.set(upstreams, streams);
    return streams;
  }
}
