import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { askChains, type ChainAnswer } from './browser-check.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// On a busy machine, responses can take longer than the page waits for them.
beforeEach(() => void vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const urlOf = (slug: string): string => `${location.origin}/rpc/${slug}/public`;

async function ask(): Promise<Map<string, ChainAnswer['kind'][]>> {
  const kinds = new Map<string, ChainAnswer['kind'][]>();
  await askChains(urlOf, (slug, { kind }) => kinds.set(slug, [...(kinds.get(slug) ?? []), kind]), new AbortController().signal);
  return kinds;
}

it('measures the served chains and reports start and end of each', async () => {
  server.use(
    http.get('*/api/v1/chains', () => HttpResponse.json([{ slug: 'base' }, { slug: 'ethereum' }])),
    http.post('*/rpc/base/public', () => HttpResponse.json({ jsonrpc: '2.0', id: 1, result: '0x10' })),
    http.post('*/rpc/ethereum/public', () => HttpResponse.error()),
  );
  expect(Object.fromEntries(await ask())).toEqual({ base: ['asking', 'answered'], ethereum: ['asking', 'unreachable'] });
});

it('measures every chain if the API does not respond', async () => {
  server.use(
    http.get('*/api/v1/chains', () => HttpResponse.json({}, { status: 503 })),
    http.post('*/rpc/:chain/public', () => HttpResponse.json({ jsonrpc: '2.0', id: 1, result: '0x10' })),
  );
  expect((await ask()).size).toBeGreaterThan(5);
});
