import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** RFC 9110, 7.6.1: they speak of one connection, not of the message. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What a client could claim about itself. */
const claims = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip', 'expect'];

/** Names of the headers that end at this hop, lower case: the fixed ones and those that `Connection` lists. */
export function hopHeaders(headers: IncomingHttpHeaders): Set<string> {
  const listed = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Set([...hopByHop, ...listed]);
}

/** A request's headers for the process behind the edge, with the truth about where it came from. */
export function forwardedHeaders(request: IncomingMessage, publicOrigin: URL): OutgoingHttpHeaders {
  const dropped = hopHeaders(request.headers);
  const kept = Object.entries(request.headers).filter(([name]) => !dropped.has(name) && !claims.includes(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': (request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    'x-forwarded-proto': publicOrigin.protocol.slice(0, -1),
    'x-forwarded-host': request.headers.host ?? publicOrigin.host,
  };
}
