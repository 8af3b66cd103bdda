import type { ReceivedReply } from './received-reply.ts';
import type { SendRequestParameters } from './send-request.ts';

/**
 * Sends one JSON-RPC request over a connection of its own, which ends with the first message that comes back. A browser does not tell why a
 * connection was refused, so neither does this.
 *
 * @throws {Error} when the connection is refused, or ends before an answer
 * @throws {DOMException} `AbortError` when `signal` stopped it
 */
export function sendOverWebSocket({ url, body, signal }: SendRequestParameters): Promise<ReceivedReply> {
  const socket = new WebSocket(url);
  return new Promise<ReceivedReply>((resolve, reject) => {
    let sentAt = 0;
    signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')), { once: true });
    socket.addEventListener('open', () => {
      sentAt = performance.now();
      socket.send(body);
    });
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      const timeMs = Math.round(performance.now() - sentAt);
      resolve({ status: null, text, timeMs, sizeBytes: new TextEncoder().encode(text).byteLength, retryAfterSeconds: null });
    });
    socket.addEventListener('close', ({ code }) => reject(new Error(`The connection ended with ${code} before an answer`)));
  }).finally(() => socket.close());
}
