import type { IncomingMessage } from 'node:http';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Who asks. Only the edge, which runs on this machine, may speak for somebody else (`x-forwarded-for`): the last entry is
 * the one that it wrote.
 */
export function clientAddress(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (!loopback.has(peer) || forwarded === undefined) return peer;
  return forwarded.toString().split(',').at(-1)?.trim() || peer;
}
