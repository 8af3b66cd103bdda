import { request as httpRequest, type Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { securityHeaders } from '@onepoint/document-host';
import { sendError } from '../send-error.ts';
import { forwardedHeaders, hopHeaders } from './forwarded-headers.ts';

export interface ProxyTarget {
  /** `http://127.0.0.1:PORT` */
  address: string;
  agent: Agent;
  publicOrigin: URL;
}

/** Without a body, and safe to ask twice (RFC 9110, section 9.2.2). */
const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/** Passes a request on and its reply back, streaming both ways: nothing is held in memory, and either side's end ends the other. */
export function proxyRequest(request: IncomingMessage, response: ServerResponse, { address, agent, publicOrigin }: ProxyTarget): void {
  const { hostname, port } = new URL(address);
  const headers = forwardedHeaders(request, publicOrigin);

  const send = (by: Agent | false): ClientRequest => {
    const outgoing = httpRequest({ hostname, port, agent: by, method: request.method, path: request.url, headers });
    outgoing.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.statusMessage, replyHeaders(reply));
      // An event stream may have nothing to say for a while: its head goes out now.
      response.flushHeaders();
      reply.pipe(response);
      // A reply cut short must not look complete.
      reply.on('error', () => response.destroy());
      reply.on('close', () => {
        if (!reply.complete) response.destroy();
      });
    });
    outgoing.on('error', () => {
      if (response.headersSent || response.destroyed) return;
      // A process closes a connection that nobody uses, and may do so just as this is sent on it: it is asked once more, on a new one.
      if (outgoing.reusedSocket && isRepeatable(request)) {
        send(false).end();
        return;
      }
      request.unpipe(outgoing);
      request.resume();
      sendError(request, response, {
        status: 502,
        code: 'UPSTREAM_UNAVAILABLE',
        message: 'This part of the service is not reachable right now.',
      });
    });
    response.on('close', () => {
      if (!response.writableFinished) outgoing.destroy();
    });
    return outgoing;
  };
  request.pipe(send(agent));
}

/** Pairs as they came (several `set-cookie` stay several), and the edge's own where the reply has none. */
function replyHeaders(reply: IncomingMessage): string[] {
  const dropped = hopHeaders(reply.headers);
  const pairs: string[] = [];
  for (let index = 0; index + 1 < reply.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = reply.rawHeaders.slice(index, index + 2);
    if (!dropped.has(name.toLowerCase())) pairs.push(name, value);
  }
  for (const [name, value] of Object.entries(securityHeaders)) if (reply.headers[name] === undefined) pairs.push(name, value);
  return pairs;
}
