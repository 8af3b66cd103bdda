import type { WebSocket } from 'ws';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { HeldMemory } from '../forward/held-memory.ts';
import { slotCallerOf } from '../pipeline/forward.ts';
import { nodeTagOf } from '../rpc/filter-tokens.ts';
import type { Services } from '../services.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { closeCodes } from './accept-upgrade.ts';
import type { ChainStreams } from './chain-streams.ts';
import type { RegisteredConnection } from './connection-registry.ts';
import { Heartbeat } from './heartbeat.ts';
import { Notifications, tooSlowReason } from './notifications.ts';
import { Session } from './session.ts';
import { connectUpstream, toBuffer, toText, type UpstreamSocket } from './upstream-socket.ts';

/** If more bytes than `highBytes` wait to be sent on one side, the other side is paused until `lowBytes`. */
const highBytes = 4_194_304;
const lowBytes = 1_048_576;
const stalledMs = 30_000;

/** Forwards messages from one socket to another, and pauses the source while the receiver is behind. */
export class Flow {
  readonly #source: Pick<WebSocket, 'pause' | 'resume'>;
  readonly #target: WebSocket;
  #pausedAt: number | undefined;

  constructor(source: Pick<WebSocket, 'pause' | 'resume'>, target: WebSocket) {
    this.#source = source;
    this.#target = target;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== undefined;
  }

  /** @param onSent called when the text has left this process, or never will */
  send(text: string, onSent?: () => void): void {
    this.#target.send(text, () => {
      onSent?.();
      this.#sent();
    });
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
  readonly upstream: UpstreamSocket;
  readonly streams: ChainStreams;
  readonly caller: Caller;
  readonly chain: string;
  readonly upstreams: ChainUpstreams;
  readonly services: Services;
  /** Called once, when both sides are closed or closing. */
  readonly onEnd: () => void;
}

/** The client is paused above this many unhandled messages or unanswered calls. */
const waitingMax = 100;
const pendingCallsMax = 1_000;
/** Maximum pings of a client between two inspections, or while it reads nothing. Each must be answered, which costs time and memory. */
const pingsMax = 1_000;
/** A node's message is in memory twice: as received, and as composed for the client. */
const messageCopies = 2;
const closeTimeoutMs = 2_000;

interface AttachedNode extends UpstreamSocket {
  readonly flow: Flow;
  readonly heartbeat: Heartbeat;
}

/**
 * Pairs a client's socket with a node's socket for its calls, both with flow control. If the node's socket closes, pending calls fail,
 * and the client's next message goes to another node.
 */
export class Connection implements RegisteredConnection {
  readonly #options: ConnectionOptions;
  readonly #session: Session;
  readonly #toClient: Flow;
  readonly #heartbeat: Heartbeat;
  readonly #waiting: Buffer[] = [];
  readonly #ended = new AbortController();
  /** Held for the node's messages until the client has received them. */
  readonly #memory: HeldMemory;
  /** Bytes of the message that is arriving, and of the one that is being passed on. */
  #receivedBytes = 0;
  #passedBytes = 0;
  #pings = 0;
  #node: AttachedNode | null = null;
  #isHandling = false;

  constructor(options: ConnectionOptions) {
    const { client, upstream, streams, caller, chain, upstreams, services } = options;
    this.#options = options;
    this.#memory = new HeldMemory(slotCallerOf(caller), messageCopies);
    this.#toClient = new Flow({ pause: () => this.#node?.socket.pause(), resume: () => this.#node?.socket.resume() }, client);
    this.#heartbeat = new Heartbeat(client, performance.now());
    const notifications = new Notifications({
      client,
      send: (text, onSent) => this.#toClient.send(text, onSent),
      close: (code, reason) => this.close(code, reason),
    });
    this.#session = new Session({
      caller,
      chain,
      upstreams,
      nodeTag: () => (this.#node === null ? '' : nodeTagOf(this.#node.socket.url)),
      streams,
      services,
      sendToClient: (text) => this.#pass(text),
      notifyClient: (text) => notifications.send(text),
      sendToUpstream: (text) => {
        if (this.#node === null) throw new GatewayError('UPSTREAM_FAILED');
        this.#node.flow.send(text);
      },
      dropUpstream: () => this.#detach(this.#node),
      close: (code, reason) => this.close(code, reason),
    });
    client.on('message', (data) => this.#receive(toBuffer(data)));
    client.on('ping', () => {
      this.#pings += 1;
      if (this.#pings > pingsMax) client.terminate();
    });
    client.on('error', () => undefined);
    client.on('close', () => this.#end(true, closeCodes.goingAway, ''));
    this.#attach(upstream);
  }

  get projectId(): string | null {
    const { caller } = this.#options;
    return caller.kind === 'public' ? null : caller.access.projectId;
  }

  inspect(): void {
    const now = performance.now();
    if (this.#options.client.bufferedAmount < lowBytes) this.#pings = 0;
    if (this.#node !== null && (this.#node.flow.isStalled(now) || !this.#node.heartbeat.beat(now))) this.#detach(this.#node);
    if (this.#toClient.isStalled(now)) this.close(closeCodes.tooSlow, tooSlowReason);
    else if (this.#heartbeat.beat(now)) void this.#session.inspect(now);
    else this.close(closeCodes.nodeGone, 'No answer to a ping');
  }

  close(code: number, reason: string): void {
    this.#end(false, code, reason);
  }

  #attach(upstream: UpstreamSocket): void {
    const { socket, stream } = upstream;
    const node = { ...upstream, flow: new Flow(this.#options.client, socket), heartbeat: new Heartbeat(socket, performance.now()) };
    this.#node = node;
    if (this.#toClient.isPaused) socket.pause();
    // Runs before the socket itself reads the chunk.
    stream.prependListener('data', (chunk: Buffer) => {
      if (this.#node === node && !this.#hold(chunk.length)) this.#detach(node, 'RESPONSE_TOO_LARGE');
    });
    socket.on('message', (data) => {
      if (this.#node === node) this.#answer(toText(data));
    });
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') this.#detach(node, 'RESPONSE_TOO_LARGE');
    });
    socket.on('close', () => this.#detach(node));
  }

  /** @param code for pending calls. A response that is too large for us isn't the node's fault */
  #detach(node: AttachedNode | null, code: 'UPSTREAM_FAILED' | 'RESPONSE_TOO_LARGE' = 'UPSTREAM_FAILED'): void {
    if (node === null || this.#node !== node) return;
    this.#node = null;
    this.#memory.give(this.#receivedBytes);
    this.#receivedBytes = 0;
    if (code === 'UPSTREAM_FAILED') node.node.health.failed(performance.now());
    node.socket.terminate();
    this.#session.upstreamLost(code);
    this.#resume();
  }

  #hold(bytes: number): boolean {
    const isHeld = this.#memory.take(bytes);
    if (isHeld) this.#receivedBytes += bytes;
    return isHeld;
  }

  /** If no node accepts a connection, the message that needs it is answered with an error. */
  async #reconnect(): Promise<void> {
    const { signal } = this.#ended;
    const upstream = await connectUpstream(this.#options.upstreams.webSocketCandidates(), signal).catch(() => null);
    if (signal.aborted) upstream?.socket.terminate();
    else if (upstream !== null) this.#attach(upstream);
  }

  #receive(data: Buffer): void {
    this.#waiting.push(data);
    if (this.#isBusy()) this.#options.client.pause();
    if (!this.#isHandling) void this.#handleWaiting();
  }

  /** Handles messages one by one, because a key lookup can take a moment and messages must stay in order. */
  async #handleWaiting(): Promise<void> {
    const { signal } = this.#ended;
    this.#isHandling = true;
    for (let data = this.#waiting.shift(); data !== undefined && !signal.aborted; data = this.#waiting.shift()) {
      if (this.#node === null) await this.#reconnect();
      if (!signal.aborted) await this.#session.receive(data);
    }
    this.#isHandling = false;
    this.#resume();
  }

  #answer(text: string): void {
    this.#passedBytes = this.#receivedBytes;
    this.#receivedBytes = 0;
    this.#session.answer(text);
    // Nothing was sent to the client, so the memory isn't needed anymore.
    this.#giveBack(this.#passedBytes);
    this.#passedBytes = 0;
    this.#resume();
  }

  #pass(text: string): void {
    const bytes = this.#passedBytes;
    this.#passedBytes = 0;
    this.#toClient.send(text, () => this.#giveBack(bytes));
  }

  #giveBack(bytes: number): void {
    if (!this.#ended.signal.aborted) this.#memory.give(bytes);
  }

  #isBusy(): boolean {
    return this.#waiting.length >= waitingMax || this.#session.pendingCalls >= pendingCallsMax;
  }

  #resume(): void {
    const { client } = this.#options;
    if (client.isPaused && this.#node?.flow.isPaused !== true && !this.#isBusy()) client.resume();
  }

  #end(isClientGone: boolean, code: number, reason: string): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    const node = this.#node;
    this.#node = null;
    this.#memory.release();
    this.#session.end(isClientGone);
    const { client, onEnd } = this.#options;
    client.close(code, reason);
    node?.socket.close();
    // A paused socket would never read the other side's part of the closing handshake.
    client.resume();
    node?.socket.resume();
    setTimeout(() => {
      client.terminate();
      node?.socket.terminate();
    }, closeTimeoutMs).unref();
    onEnd();
  }
}
