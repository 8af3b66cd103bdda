import type { Call } from '@onepoint/api-contract';
import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';

/** Requests with the same user, operation, and key are repetitions of each other. */
export interface IdempotencyScope {
  userId: string;
  operationId: string;
  key: string;
  /** SHA-256 of parameters and body. The same key with another hash is rejected. */
  requestHash: string;
  onReplay?: () => void;
}

/** User id for all callers without a session. Only their keys tell them apart. */
const anonymous = 'anonymous';

const acceptable = /^[\x21-\x7E]{1,128}$/;

/**
 * Reads the scope from the `Idempotency-Key` header. Null when the header is missing and the call does not require it.
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
