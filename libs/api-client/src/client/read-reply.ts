import { errorBodySchema, type Call } from '@onepoint/api-contract';
import { safeParse } from 'zod/v4/core';
import { ApiError } from '../errors/api-error.ts';
import { ContractError } from '../errors/contract-error.ts';
import { parseRetryAfter } from './parse-retry-after.ts';

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toApiError(response: Response, body: unknown): ApiError {
  const parsed = safeParse(errorBodySchema, body);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  if (parsed.success) return new ApiError({ ...parsed.data.error, status: response.status, retryAfterMs });
  // Not the API's own words: a proxy answered for it.
  return new ApiError({
    code: response.status >= 502 && response.status <= 504 ? 'UNAVAILABLE' : `HTTP_${String(response.status)}`,
    message: `The service answered with status ${String(response.status)}.`,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? '',
    retryAfterMs,
  });
}

/**
 * The parsed body of a reply.
 *
 * @throws {ApiError} on an error status
 * @throws {ContractError} on a success reply that the contract does not declare
 */
export async function readReply(call: Call, response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (!response.ok) throw toApiError(response, body);
  const schema = call.replies[response.status];
  if (!schema) throw new ContractError(call.operationId, response.status);
  const parsed = safeParse(schema, body);
  if (!parsed.success) throw new ContractError(call.operationId, response.status, parsed.error);
  return parsed.data;
}
