import { createId } from '@onepoint/database';
import { transportSecurityHeaders } from '@onepoint/document-host';
import type { Socket } from 'node:net';
import { ApiError } from '../errors/api-error.ts';
import { errorBody } from './errors.ts';

type Refusal = (error: Error & { code?: string }, socket: Socket) => void;

/** Answers bytes that are no HTTP request in the shape of every other error, and ends the connection. */
export function createRefusal(publicOrigin: string): Refusal {
  const own = Object.entries(transportSecurityHeaders(publicOrigin)).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(errorBody(new ApiError('VALIDATION_FAILED'), createId('req')));
    const head = [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.end([...head, ...own, 'connection: close', '', body].join('\r\n'));
  };
}
