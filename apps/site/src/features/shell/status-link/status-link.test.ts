import { afterEach, expect, it, vi } from 'vitest';
import { readServiceState } from './status-link.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(reply: () => Promise<Response>): AbortSignal {
  vi.stubGlobal('fetch', reply);
  return new AbortController().signal;
}

it.each(['up', 'incident', 'failing', 'unknown'])('parses %s', async (state) => {
  expect(await readServiceState(answerWith(async () => Response.json({ state })))).toBe(state);
});

it.each([
  ['another state', async () => Response.json({ state: 'splendid' })],
  ['no object', async () => Response.json(null)],
  ['no JSON', async () => new Response('<h1>Up</h1>')],
  ['a refusal', async () => Response.json({ state: 'up' }, { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('is unknown after %s', async (_, reply) => {
  expect(await readServiceState(answerWith(reply))).toBe('unknown');
});
