import type { Socket } from 'node:net';
import { type RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { GatewayError } from '../errors/gateway-error.ts';
import type { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { WebSocketNode } from '../upstreams/chain-upstreams.ts';
import type { NodeHealth } from '../upstreams/node-health.ts';

const handshakeTimeoutMs = 3_000;
const messageBytesMax = 67_108_864;

export interface UpstreamSocket {
  readonly socket: WebSocket;
  readonly stream: Pick<Socket, 'prependListener'>;
  readonly node: WebSocketNode;
}

/**
 * Connects to the first node that accepts. A node that failed, or wasn't used before, must prove that it is on the chain.
 *
 * @throws {GatewayError} `WEBSOCKET_UNAVAILABLE` if the chain has no WebSocket node, `UPSTREAM_FAILED` if none accepts
 */
export async function connectUpstream(nodes: readonly WebSocketNode[], signal: AbortSignal): Promise<UpstreamSocket> {
  if (nodes.length === 0) throw new GatewayError('WEBSOCKET_UNAVAILABLE');
  for (const node of nodes) {
    const { address, health, chainId } = node;
    const isTrusted = chainId === undefined || health.trouble(performance.now()) === null;
    const opened = await open(address, signal);
    if (opened !== null && (isTrusted || (await isOfChain(opened.socket, chainId, health)))) {
      health.succeeded(performance.now());
      return { ...opened, node };
    }
    opened?.socket.terminate();
    if (signal.aborted) break;
    health.failed(performance.now());
  }
  throw new GatewayError('UPSTREAM_FAILED');
}

function open(address: string, signal: AbortSignal): Promise<Omit<UpstreamSocket, 'node'> | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { perMessageDeflate: false, handshakeTimeout: handshakeTimeoutMs, maxPayload: messageBytesMax });
    const abort = () => socket.terminate();
    signal.addEventListener('abort', abort, { once: true });
    const settle = (result: Omit<UpstreamSocket, 'node'> | null) => {
      signal.removeEventListener('abort', abort);
      resolve(result);
    };
    socket.once('upgrade', ({ socket: stream }) => socket.once('open', () => settle({ socket, stream })));
    socket.on('error', () => settle(null));
    if (signal.aborted) abort();
  });
}

function isOfChain(socket: WebSocket, chainId: number, health: NodeHealth): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isRight: boolean) => {
      clearTimeout(timer);
      socket.off('message', onMessage);
      socket.off('close', onEnd);
      resolve(isRight);
    };
    const onEnd = () => settle(false);
    const onMessage = (data: RawData) => {
      const parsed = chainAnswerSchema.safeParse(parseJson(toText(data)));
      if (parsed.success) health.verified(Number(parsed.data.result) === chainId);
      settle(parsed.success && Number(parsed.data.result) === chainId);
    };
    const timer = setTimeout(onEnd, handshakeTimeoutMs);
    socket.on('message', onMessage);
    socket.on('close', onEnd);
    socket.send('{"jsonrpc":"2.0","id":0,"method":"eth_chainId","params":[]}');
  });
}

const chainAnswerSchema = z.object({ id: z.literal(0), result: z.string().regex(/^0x[0-9a-f]{1,13}$/iu) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function toText(data: RawData): string {
  return toBuffer(data).toString();
}

export function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}

/**
 * A node's message: a response to the calls with these ids, a subscription's notification, an error without an id (sent for requests that
 * a node can't parse and for batches that are too large), or other JSON, which is ignored.
 */
type UpstreamMessage =
  | { readonly kind: 'answer'; readonly ids: readonly number[]; readonly value: unknown }
  | { readonly kind: 'notification'; readonly result: unknown }
  | { readonly kind: 'error'; readonly value: unknown }
  | { readonly kind: 'unknown' };

/** @throws {SyntaxError} if the text isn't JSON */
export function readUpstreamMessage(text: string): UpstreamMessage {
  const value: unknown = JSON.parse(text);
  const ids = (Array.isArray(value) ? value : [value]).flatMap((member: unknown) => {
    const id = isRecord(member) ? member['id'] : undefined;
    return typeof id === 'number' && Number.isSafeInteger(id) ? [id] : [];
  });
  if (ids.length > 0) return { kind: 'answer', ids, value };
  if (isNotification(value)) return { kind: 'notification', result: value.params.result };
  return isRecord(value) && value['id'] === null && isRecord(value['error']) ? { kind: 'error', value } : { kind: 'unknown' };
}

function isNotification(value: unknown): value is { params: { result?: unknown } } {
  if (!isRecord(value) || value['jsonrpc'] !== '2.0' || Object.hasOwn(value, 'id') || typeof value['method'] !== 'string') return false;
  const { params } = value;
  return isRecord(params) && Object.hasOwn(params, 'subscription');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface PendingRequest {
  readonly rpc: RpcRequest;
  readonly usage: CallUsage;
  readonly firstId: number;
  readonly expiresAt: number;
}

/** Pending requests of one connection, found by the id of any of their calls. */
export class PendingRequests {
  /** By first id, in the order of sending. */
  readonly #requests = new Map<number, PendingRequest>();
  /** First id of the request, by call id. */
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

  /** Removes and returns the first request with any of these call ids. */
  take(ids: readonly number[]): PendingRequest | undefined {
    const known = ids.find((id) => this.#firstIds.has(id));
    const firstId = known === undefined ? undefined : this.#firstIds.get(known);
    const request = firstId === undefined ? undefined : this.#requests.get(firstId);
    if (request !== undefined) this.#remove(request);
    return request;
  }

  takeExpired(now: number): PendingRequest[] {
    const expired = [...this.#requests.values()].filter((request) => request.expiresAt <= now);
    for (const request of expired) this.#remove(request);
    return expired;
  }

  /** Removes and returns the request that an error without an id most likely belongs to: the oldest batch, or otherwise the oldest request. */
  takeForError(): PendingRequest | undefined {
    const requests = [...this.#requests.values()];
    const request = requests.find(({ rpc }) => rpc.isBatch) ?? requests[0];
    if (request !== undefined) this.#remove(request);
    return request;
  }

  takeAll(): PendingRequest[] {
    return this.takeExpired(Infinity);
  }

  #remove(request: PendingRequest): void {
    this.#requests.delete(request.firstId);
    for (let id = request.firstId; id < request.firstId + request.rpc.calls.length; id += 1) this.#firstIds.delete(id);
  }
}
