import { errorBodySchema, errorCodes, type ErrorBody, type ErrorCode } from '@onepoint/api-contract';
import { expect } from 'vitest';
import type { ApiReply } from './call-api.ts';

/** Asserts that a reply is this error, in the one shape, naming the request as the header does; returns the details. */
export function expectError(reply: ApiReply, code: ErrorCode): ErrorBody['error']['details'] {
  expect(reply.body).toMatchObject({ error: { code, message: errorCodes[code].message } });
  expect(reply.status).toBe(errorCodes[code].status);
  const { error } = errorBodySchema.parse(reply.body);
  expect(reply.headers['x-request-id']).toBe(error.requestId);
  return error.details;
}
