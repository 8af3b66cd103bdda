import type { Call } from '@onepoint/api-contract';
import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';

/** Identifies the requests that count as repetitions of each other. */
export interface IdempotencyScope {
  /** The caller; `anonymous` for all callers without a session. */
  userId: string;
  operationId: string;
  key: string;
  /** SHA-256 of parameters and body. The same key with another hash is rejected. */
  requestHash: string;
  /** Called when the reply of an earlier request is replayed. */
  onReplay?: () => void;
}

/** User id in scopes of callers without a session, who are distinguished by their keys only. */
const anonymous = 'anonymous';

const acceptable = /^[\x21-\x7E]{1,128}$/;

/**
 * Reads the scope from the `Idempotency-Key` header; null when there is none and the call does not require one.
 *
 * @param userId null without a session
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
  // Parsed values have their keys in schema order, so equal requests have equal JSON.
  return {
    userId: userId ?? anonymous,
    operationId,
    key,
    requestHash: hash('sha256', JSON.stringify([request.params, request.body]), 'hex'),
  };
}
