import type { Call } from '../call.ts';
import { findReadCall } from '../find-read-call.ts';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

/** Response headers, described once. */
export const headerObjects = {
  'x-request-id': { description: 'ID of the request: yours if you sent one, otherwise a new one.', schema: text },
  'ratelimit-limit': { description: 'Maximum number of calls per minute.', schema: count },
  'ratelimit-remaining': { description: 'Number of calls left in the current window.', schema: count },
  'ratelimit-reset': { description: 'Seconds until the current window ends.', schema: count },
  'retry-after': { description: 'Seconds to wait before you try again.', schema: count },
  'www-authenticate': { description: 'Always `Bearer`.', schema: text },
  'cache-control': { description: 'How long the response can be cached, in seconds (`max-age`).', schema: text },
  etag: { description: 'Version of the response. Send it back in `If-None-Match`.', schema: text },
  location: { description: 'Path of the created resource.', schema: text },
  'idempotency-replayed': {
    description: '`true` if the response repeats that of an earlier request with the same `Idempotency-Key`. Absent otherwise.',
    schema: { type: 'string', enum: ['true'] },
  },
} satisfies Record<string, { description: string; schema: Record<string, unknown> }>;

type HeaderName = keyof typeof headerObjects;

/** Names of the headers of a call's reply with a status. */
export function headersOf(call: Call, status: number): Record<string, { $ref: string }> {
  const names: HeaderName[] = ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
  if (status === 429 || status === 503) names.push('retry-after');
  if (status === 401) names.push('www-authenticate');
  if (call.cacheSecs !== undefined && (status === 200 || status === 304)) names.push('cache-control', 'etag');
  if (status === 201 && findReadCall(call) !== null) names.push('location');
  if (call.idempotencyKey !== undefined && (status < 300 || status === 409)) names.push('idempotency-replayed');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
