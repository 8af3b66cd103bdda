import type { Call } from '@onepoint/api-contract';
import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';

/** Which earlier request a request with an `Idempotency-Key` may repeat. */
export interface IdempotencyScope {
  /** Who calls; all that nobody is signed in for share one. */
  userId: string;
  operationId: string;
  key: string;
  /** SHA-256 of parameters and body: a key that comes back with another request is refused. */
  requestHash: string;
  /** Called when the answer of an earlier request is given again. */
  onReplay?: () => void;
}

/** Stands where a user's id would: callers of public calls are told apart by their keys alone. */
const anonymous = 'anonymous';

/** Visible ASCII, of a length that fits a UUID and more. */
const acceptable = /^[\x21-\x7E]{1,128}$/;

/**
 * The scope of a request's `Idempotency-Key`; null when it sent none and the call does not require one.
 *
 * @param userId null where the call is public
 * @throws {ApiError} VALIDATION_FAILED
 */
export function readIdempotencyScope(
  request: Pick<FastifyRequest, 'headers' | 'params' | 'body'>,
  { operationId, idempotencyKey }: Pick<Call, 'operationId' | 'idempotencyKey'>,
  userId: string | null,
): IdempotencyScope | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined && idempotencyKey !== 'required') return null;
  if (typeof key !== 'string' || !acceptable.test(key)) {
    const issue = { in: 'headers', path: ['idempotency-key'], rule: 'format', message: 'Must be 1 to 128 visible ASCII characters' };
    throw new ApiError('VALIDATION_FAILED', { details: { issues: [issue] } });
  }
  // Parsed parts keep the order of the schema's keys, so equal requests have equal texts.
  return {
    userId: userId ?? anonymous,
    operationId,
    key,
    requestHash: hash('sha256', JSON.stringify([request.params, request.body]), 'hex'),
  };
}
