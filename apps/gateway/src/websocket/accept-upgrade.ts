import { transportSecurityHeaders } from '@onepoint/document-host';
import { type ErrorCode, errorCodes } from '@onepoint/gateway-errors';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { errorBody, GatewayError } from '../errors/gateway-error.ts';
import { ClientGoneError, createRequestId, responseHeaders } from '../http/answer.ts';
import { describeError } from '../log.ts';
import type { Arrival, CallUsage } from '../metering/call-usage.ts';
import { admit } from '../pipeline/admit.ts';
import { authenticate } from '../pipeline/authenticate.ts';
import { checkStanding, takeRate } from '../pipeline/limit.ts';
import { meter, unreadRequest } from '../pipeline/meter.ts';
import { parseTarget } from '../pipeline/parse-target.ts';
import type { Services } from '../services.ts';
import type { SharedStreams } from './chain-streams.ts';
import { connectUpstream } from './upstream-socket.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import { Connection } from './connection.ts';

/**
 * Why the gateway closes a WebSocket connection. 4000–4999 are for applications (RFC 6455, section 7.4.2). Ours resemble HTTP status
 * codes.
 */
export const closeCodes = {
  keyUnknown: 4401,
  goingAway: 1001,
  nodeGone: 1011,
  tooSlow: 1013,
} as const;

/** Errors that close a connection, because every later message would fail as well. */
const closingErrors: Partial<Record<ErrorCode, number>> = {
  KEY_UNKNOWN: closeCodes.keyUnknown,
  BALANCE_EXHAUSTED: 4402,
  SPEND_LIMIT_REACHED: 4402,
  KEY_PAUSED: 4403,
  ORIGIN_NOT_LISTED: 4403,
  IP_NOT_LISTED: 4403,
  QUOTA_EXCEEDED: 4429,
  KEY_DAILY_LIMIT_REACHED: 4429,
  KEY_MONTHLY_LIMIT_REACHED: 4429,
};

/** Returns the close code of an error that ends the connection; undefined if it only concerns a single message. */
export function findCloseCode(code: ErrorCode): number | undefined {
  return closingErrors[code];
}

/** Responds to a request on a raw socket with an error, and closes it. For rejected upgrades and malformed requests. */
export function refuseUpgrade(
  socket: Duplex,
  error: GatewayError,
  requestId: string,
  transportSecurity: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status } = errorCodes[error.code];
  const body = errorBody(error.code, 'null', requestId, error.details);
  const headers = {
    ...responseHeaders(requestId),
    ...transportSecurity,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...(error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
}

interface AcceptUpgradeParameters {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly webSocketServer: WebSocketServer;
  readonly registry: ConnectionRegistry;
  readonly streams: SharedStreams;
  readonly services: Services;
}

/**
 * Opens a WebSocket connection, or rejects it with an HTTP error. Connects to the node first, so that the upgrade fails if there is none.
 * Opening counts as a request against the rate limit, which bounds reconnect storms. A rejected attempt counts as an error of the key.
 */
export async function acceptUpgrade(parameters: AcceptUpgradeParameters): Promise<void> {
  const { request, socket, services, registry, webSocketServer } = parameters;
  const gone = new AbortController();
  const leave = () => gone.abort();
  socket.on('error', leave);
  socket.on('close', leave);
  const arrival: Arrival = { requestId: createRequestId(), transport: 'websocket', arrivedAt: performance.now() };
  let release: (() => void) | undefined;
  let usage: CallUsage | undefined;
  try {
    const target = parseTarget(request, services.upstreams);
    const caller = await authenticate(target.secret, request, services);
    usage = meter(unreadRequest, caller, target.chain, services, arrival);
    admit(caller);
    if (caller.kind === 'key') checkStanding(caller.access, services);
    takeRate(caller, 1, 0, services);
    release = registry.reserve(caller);
    await registry.confirm(caller);
    const upstream = await connectUpstream(target.upstreams.webSocketCandidates(), gone.signal);
    if (gone.signal.aborted) {
      upstream.socket.terminate();
      throw new ClientGoneError();
    }
    // From here on, ws owns the socket. If it rejects the handshake, it closes the socket, which closes the node's side as well.
    const abandon = () => upstream.socket.terminate();
    socket.once('close', abandon);
    const free = release;
    socket.once('close', free);
    // The configured limit might have changed since the start.
    webSocketServer.options.maxPayload = services.config.bodyBytesMax;
    webSocketServer.handleUpgrade(request, socket, parameters.head, (client) => {
      socket.off('close', abandon);
      const connection = new Connection({
        client,
        upstream,
        streams: parameters.streams.of(target.upstreams),
        caller,
        chain: target.chain,
        upstreams: target.upstreams,
        services,
        onEnd: () => registry.remove(connection),
      });
      registry.add(connection);
    });
  } catch (error) {
    release?.();
    if (!(error instanceof ClientGoneError)) refuse(socket, arrival.requestId, usage, error, services);
  }
}

function refuse(socket: Duplex, requestId: string, usage: CallUsage | undefined, thrown: unknown, services: Services): void {
  const error = thrown instanceof GatewayError ? thrown : new GatewayError('INTERNAL');
  if (error !== thrown) services.log('error', 'upgrade failed', { requestId, ...describeError(thrown) });
  usage?.failed(error.code);
  refuseUpgrade(socket, error, requestId, transportSecurityHeaders(services.config.publicOrigin));
}
