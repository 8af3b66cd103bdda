import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../access/access.ts';
import type { Services } from '../services.ts';
import { closeCodes } from './accept-upgrade.ts';
import type { RegisteredConnection } from './connection-registry.ts';
import { Session } from './session.ts';

const pingIntervalMs = 30_000;

/** Finds peers that are gone without a word: each is pinged every 30 s and must have answered by the next time. */
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

  /** Pings when it is time. Returns false when the last ping was never answered. */
  beat(now: number): boolean {
    if (now < this.#pingAt) return true;
    // A paused socket reads no pongs: it is busy, not gone, and stalled flows are found elsewhere.
    if (this.#isAwaited && !this.#socket.isPaused) return false;
    this.#isAwaited = true;
    this.#pingAt = now + pingIntervalMs;
    this.#socket.ping();
    return true;
  }
}

/** Bytes waiting to be sent on one side, above which the other side is not read any more. */
const highBytes = 4_194_304;
const lowBytes = 1_048_576;
/** A receiver that stays behind this long is given up. */
const stalledMs = 30_000;

/** Sends on one socket what comes from another, and stops reading the source while the receiver is behind. */
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
  /** A connection to a node that is this client's own, so that subscriptions need no bookkeeping and end with it. */
  readonly upstream: WebSocket;
  readonly caller: Caller;
  readonly chain: string;
  readonly services: Services;
  /** Called once, when both sides are closed or closing. */
  readonly onEnd: () => void;
}

/** Messages read but not handled, and calls not answered, above which the client is not read any more. */
const waitingMax = 100;
const pendingCallsMax = 1_000;
/** How long a closing handshake may take before the socket is cut. */
const closeTimeoutMs = 2_000;

/** A client's socket and its node's socket, tied together: closing either closes the other, and neither outruns the other. */
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
    const { client, upstream, caller, chain, services } = options;
    this.#options = options;
    this.#toClient = new Flow(upstream, client);
    this.#toUpstream = new Flow(client, upstream);
    this.#heartbeats = [client, upstream].map((socket) => new Heartbeat(socket, performance.now()));
    this.#session = new Session({
      caller,
      chain,
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

  /** One after the other: looking a key up may take a moment, and messages must not overtake each other meanwhile. */
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
