import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { WebSocket } from 'ws';

interface OpenSocket {
  socket: WebSocket;
  /** Sends a text and resolves with the next message that isn't a notification. */
  ask: (text: string) => Promise<unknown>;
  notification: () => Promise<unknown>;
  closed: Promise<{ code: number; reason: string }>;
}

export async function openSocket(address: string): Promise<OpenSocket> {
  const socket = new WebSocket(address.replace('http', 'ws'));
  const closed = once(socket, 'close').then(([code, reason]: unknown[]) => ({ code: Number(code), reason: String(reason) }));
  // Otherwise, a rejected connection would also be an unhandled rejection.
  closed.catch(() => undefined);
  await once(socket, 'open');
  const next = (isWanted: (message: unknown) => boolean) =>
    new Promise<unknown>((resolve) => {
      const onMessage = (data: Buffer) => {
        const message = JSON.parse(data.toString()) as unknown;
        if (!isWanted(message)) return;
        socket.off('message', onMessage);
        resolve(message);
      };
      socket.on('message', onMessage);
    });
  return {
    socket,
    closed,
    ask: (text) => {
      const answer = next((message) => !isNotification(message));
      socket.send(text);
      return answer;
    },
    notification: () => next(isNotification),
  };
}

function isNotification(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'method' in message;
}

/** Tries to open a connection and resolves with the HTTP response that rejected it. */
export async function refusedSocket(address: string): Promise<{ status: number; body: unknown; headers: IncomingMessage['headers'] }> {
  const socket = new WebSocket(address.replace('http', 'ws'));
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  return { status: response.statusCode ?? 0, body: await json(response), headers: response.headers };
}
