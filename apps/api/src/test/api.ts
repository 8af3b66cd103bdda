import { errorBodySchema, errorCodes, type ErrorBody, type ErrorCode } from '@onepoint/api-contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createTestApi } from './create-test-api.ts';
import { sessionToken } from './session-tokens.ts';

/** Shared by the test files of a worker. Each test creates its own users, so it only sees its own data. */
export const api = await createTestApi();

export interface CallOptions {
  body?: unknown;
  /** User id of the session; undefined for no session. */
  as?: string | undefined;
  /** Secret of an API token, instead of a session. */
  token?: string | undefined;
  headers?: Record<string, string>;
  app?: FastifyInstance;
}

export interface ApiReply {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed JSON; null for an empty reply. */
  body: unknown;
}

/** Sends a request (`'GET /v1/projects'`) to the API in this process. */
export async function callApi(request: string, { body, as, token, headers = {}, app = api.app }: CallOptions = {}): Promise<ApiReply> {
  const [method, path] = request.split(' ');
  const bearer = token ?? (as === undefined ? undefined : sessionToken(as));
  const reply = await app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: { ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body === '' ? null : reply.json<unknown>() };
}

/** Expects an error reply whose body has the request id of the header. Returns the details. */
export function expectError(reply: ApiReply, code: ErrorCode): ErrorBody['error']['details'] {
  expect(reply.body).toMatchObject({ error: { code, message: errorCodes[code].message } });
  expect(reply.status).toBe(errorCodes[code].status);
  const { error } = errorBodySchema.parse(reply.body);
  expect(reply.headers['x-request-id']).toBe(error.requestId);
  return error.details;
}
