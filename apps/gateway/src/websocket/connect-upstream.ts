import { WebSocket } from 'ws';
import { GatewayError } from '../errors/gateway-error.ts';

const handshakeTimeoutMs = 3_000;
/** Largest message a node may send. */
const messageBytesMax = 67_108_864;

/**
 * Opens a connection to the first node that accepts one.
 *
 * @throws {GatewayError} `WEBSOCKET_UNAVAILABLE` when the chain has no such node, `UPSTREAM_FAILED` when none accepts
 */
export async function connectUpstream(addresses: readonly string[], signal: AbortSignal): Promise<WebSocket> {
  if (addresses.length === 0) throw new GatewayError('WEBSOCKET_UNAVAILABLE');
  for (const address of addresses) {
    const socket = await open(address, signal);
    if (socket !== null) return socket;
    if (signal.aborted) break;
  }
  throw new GatewayError('UPSTREAM_FAILED');
}

function open(address: string, signal: AbortSignal): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { perMessageDeflate: false, handshakeTimeout: handshakeTimeoutMs, maxPayload: messageBytesMax });
    const abort = () => socket.terminate();
    signal.addEventListener('abort', abort, { once: true });
    const settle = (result: WebSocket | null) => {
      signal.removeEventListener('abort', abort);
      resolve(result);
    };
    socket.once('open', () => settle(socket));
    socket.on('error', () => settle(null));
    if (signal.aborted) abort();
  });
}
