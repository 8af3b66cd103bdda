import { afterEach, expect, it, vi } from 'vitest';
import { sendChainRequest } from './chain-request.ts';

const request = { projectUrl: 'https://example.com', message: 'Gnosis, please.' };
const answerWith = (answer: () => Promise<Response>) => {
  const fake = vi.fn((_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fake);
  return fake;
};

afterEach(() => vi.unstubAllGlobals());

it('sends the request with its idempotency key and returns the stored ID', async () => {
  const fake = answerWith(async () => Response.json({ id: 'req_1' }, { status: 201 }));
  expect(await sendChainRequest(request, 'key-1')).toEqual({ kind: 'stored', id: 'req_1' });
  const [url, init] = fake.mock.calls[0] ?? [];
  expect(url).toMatch(/\/v1\/chainRequests$/);
  expect(init).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'key-1' }, body: JSON.stringify(request) });
});

it.each([
  ['the rate limit of the IP address', async () => new Response('{}', { status: 429 }), 'limited'],
  ['a server error', async () => new Response('{}', { status: 503 }), 'server'],
  ['a refusal', async () => new Response('{"error":{}}', { status: 400 }), 'refused'],
  ['a page from another server', async () => Response.json({}), 'server'],
  ['JSON that is not readable', async () => new Response('{"id":', { status: 201 }), 'server'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['a response that times out', () => Promise.reject(new DOMException('Too long', 'TimeoutError')), 'timeout'],
])('distinguishes %s', async (_what, answer, kind) => {
  answerWith(answer);
  expect(await sendChainRequest(request, 'key')).toEqual({ kind });
});
