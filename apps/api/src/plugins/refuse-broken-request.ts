import { createId } from '@onepoint/database';
import type { Socket } from 'node:net';
import { ApiError } from '../errors/api-error.ts';
import { errorBody } from './errors.ts';

/** Answers bytes that are no HTTP request in the shape of every other error, and ends the connection. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody(new ApiError('VALIDATION_FAILED'), createId('req')));
  const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`];
  socket.end([...head, 'connection: close', '', body].join('\r\n'));
}
