import type { FastifyInstance } from 'fastify';
import { api } from './api.ts';
import { sessionToken } from './session-tokens.ts';

export interface CallOptions {
  body?: unknown;
  /** Who calls; none without. */
  as?: string;
  headers?: Record<string, string>;
  app?: FastifyInstance;
}

export interface ApiReply {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed JSON; null for an empty reply. */
  body: unknown;
}

/** Makes a request (`'GET /v1/projects'`) of the API in this process. */
export async function callApi(request: string, { body, as, headers = {}, app = api.app }: CallOptions = {}): Promise<ApiReply> {
  const [method, path] = request.split(' ');
  const reply = await app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: { ...(as === undefined ? {} : { authorization: `Bearer ${sessionToken(as)}` }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body === '' ? null : reply.json<unknown>() };
}
