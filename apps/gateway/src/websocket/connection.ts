import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../access/access.ts';
import { nodeTagOf } from '../rpc/filter-tokens.ts';
import type { Services } from '../services.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { closeCodes } from './accept-upgrade.ts';
import type { RegisteredConnection } from './connection-registry.ts';
import { Session } from './session.ts';

const pingIntervalMs = 30_000;

/** Detects dead peers: each is pinged every 30 s and must respond before the next ping. */
export class Heartbeat {
  readonly #socket: WebSocket;
  #pingAt: number;
  #isAwaited = false;

  constructor(socket: WebSocket, now: number) {
    this.#socket = socket;
    this.#pingAt = now + pingIntervalMs;
    socket.on('pong', () => {
      this.#isAwaited = false;
    });
  }

  /** Pings when due. Returns false if the last ping wasn't answered. */
  beat(now: number): boolean {
    if (now < this.#pingAt) return true;
    // A paused socket reads no pongs. It is busy, not dead, and stalled flows are detected elsewhere.
    if (this.#isAwaited && !this.#socket.isPaused) return false;
    this.#isAwaited = true;
    this.#pingAt = now + pingIntervalMs;
    this.#socket.ping();
    return true;
  }
}

/** Bytes waiting to be sent on one side, above which the other side is paused. */
const highBytes = 4_194_304;
const lowBytes = 1_048_576;
/** A receiver that stays behind this long is disconnected. */
const stalledMs = 30_000;

/** Forwards messages from one socket to another, and pauses the source while the receiver is behind. */
export class Flow {
  readonly #source: WebSocket;
  readonly #target: WebSocket;
  #pausedAt: number | undefined;

  constructor(source: WebSocket, target: WebSocket) {
    this.#source = source;
    this.#target = target;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== undefined;
  }

  send(text: string): void {
    this.#target.send(text, () => this.#sent());
    if (this.#pausedAt === undefined && this.#target.bufferedAmount > highBytes) {
      this.#pausedAt = performance.now();
      this.#source.pause();
    }
  }

  isStalled(now: number): boolean {
    return this.#pausedAt !== undefined && now - this.#pausedAt > stalledMs;
  }

  #sent(): void {
    if (this.#pausedAt === undefined || this.#target.bufferedAmount > lowBytes) return;
    this.#pausedAt = undefined;
    this.#source.resume();
  }
}

interface ConnectionOptions {
  readonly client: WebSocket;
  /** A dedicated connection to a node, so that subscriptions need no bookkeeping and end with it. */
  readonly upstream: WebSocket;
  readonly caller: Caller;
  readonly chain: string;
  readonly upstreams: ChainUpstreams;
  readonly services: Services;
  /** Called once, when both sides are closed or closing. */
  readonly onEnd: () => void;
}

/** Unhandled messages and unanswered calls, above which the client is paused. */
const waitingMax = 100;
const pendingCallsMax = 1_000;
/** Timeout of the closing handshake. */
const closeTimeoutMs = 2_000;

/** A client's socket paired with its node's socket: closing either closes the other, and both have flow control. */
export class Connection implements RegisteredConnection {
  readonly #options: ConnectionOptions;
  readonly #session: Session;
  readonly #toClient: Flow;
  readonly #toUpstream: Flow;
  readonly #heartbeats: readonly Heartbeat[];
  readonly #waiting: Buffer[] = [];
  #isHandling = false;
  #isEnded = false;

  constructor(options: ConnectionOptions) {
    const { client, upstream, caller, chain, upstreams, services } = options;
    this.#options = options;
    this.#toClient = new Flow(upstream, client);
    this.#toUpstream = new Flow(client, upstream);
    this.#heartbeats = [client, upstream].map((socket) => new Heartbeat(socket, performance.now()));
    this.#session = new Session({
      caller,
      chain,
      upstreams,
      nodeTag: nodeTagOf(upstream.url),
      services,
      sendToClient: (text) => this.#toClient.send(text),
      sendToUpstream: (text) => this.#toUpstream.send(text),
      close: (code, reason) => this.close(code, reason),
    });
    client.on('message', (data) => this.#receive(toBuffer(data)));
    client.on('error', () => undefined);
    client.on('close', () => this.#end(true, closeCodes.goingAway, ''));
    upstream.on('message', (data) => this.#answer(toBuffer(data).toString()));
    upstream.on('error', () => undefined);
    upstream.on('close', () => this.#end(false, closeCodes.nodeGone, 'The node closed the connection'));
  }

  get projectId(): string | null {
    const { caller } = this.#options;
    return caller.kind === 'public' ? null : caller.access.projectId;
  }

  inspect(): void {
    const now = performance.now();
    if (this.#toClient.isStalled(now) || this.#toUpstream.isStalled(now))
      this.close(closeCodes.tooSlow, 'Messages are not read fast enough');
    else if (!this.#heartbeats.every((heartbeat) => heartbeat.beat(now))) this.close(closeCodes.nodeGone, 'No answer to a ping');
    else void this.#session.inspect(now);
  }

  close(code: number, reason: string): void {
    this.#end(false, code, reason);
  }

  #receive(data: Buffer): void {
    this.#waiting.push(data);
    if (this.#isBusy()) this.#options.client.pause();
    if (!this.#isHandling) void this.#handleWaiting();
  }

  /** Sequential, because a key lookup can take a moment and messages must stay in order. */
  async #handleWaiting(): Promise<void> {
    this.#isHandling = true;
    for (let data = this.#waiting.shift(); data !== undefined && !this.#isEnded; data = this.#waiting.shift()) {
      await this.#session.receive(data);
    }
    this.#isHandling = false;
    this.#resume();
  }

  #answer(text: string): void {
    if (this.#isEnded) return;
    this.#session.answer(text);
    this.#resume();
  }

  #isBusy(): boolean {
    return this.#waiting.length >= waitingMax || this.#session.pendingCalls >= pendingCallsMax;
  }

  #resume(): void {
    if (this.#options.client.isPaused && !this.#toUpstream.isPaused && !this.#isBusy()) this.#options.client.resume();
  }

  #end(isClientGone: boolean, code: number, reason: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#session.end(isClientGone);
    const { client, upstream, onEnd } = this.#options;
    client.close(code, reason);
    upstream.close();
    // A paused socket would never read the other side's part of the closing handshake.
    client.resume();
    upstream.resume();
    setTimeout(() => {
      client.terminate();
      upstream.terminate();
    }, closeTimeoutMs).unref();
    onEnd();
  }
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
