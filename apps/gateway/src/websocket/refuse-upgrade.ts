import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from '../errors/error-body.ts';
import { errorCodes } from '@onepoint/gateway-errors';
import { GatewayError } from '../errors/gateway-error.ts';
import { responseHeaders } from '../http/response-headers.ts';

/** Answers a request on a bare socket with an error, and closes it: for upgrades that are refused and requests that cannot be read. */
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
