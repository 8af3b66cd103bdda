import { contract } from '@onepoint/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutcomeUnknown, isSafeToRepeat } from '../errors.ts';
import { createApiClient, type CreateApiClientParameters } from './create-api-client.ts';

const params = { projectId: 'proj_1' };
const body = { name: 'First' };
const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code, message: code, requestId: 'req_1' } }, { status });
const proxyAnswer = (status: number): Response => new Response('<h1>proxy</h1>', { status });
const lost = (): never => {
  throw new TypeError('fetch failed');
};

/** Answers with these exchanges in order, then repeats the last one. */
function clientOf(exchanges: readonly (() => Response)[], rest: Partial<CreateApiClientParameters> = {}) {
  let count = 0;
  const fetch = vi.fn(() => {
    const exchange = exchanges[Math.min(count, exchanges.length - 1)] ?? lost;
    count += 1;
    return Promise.resolve().then(exchange);
  });
  return { client: createApiClient({ baseUrl: '/api', getToken: () => Promise.resolve('token'), fetch, ...rest }), fetch };
}

async function errorOf(calling: Promise<unknown>): Promise<unknown> {
  const caught = calling.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return caught;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('isOutcomeUnknown', () => {
  it.each([
    ['the connection is lost', [lost]],
    ['a proxy answers 502', [() => proxyAnswer(502)]],
    ['a proxy answers 504', [() => proxyAnswer(504)]],
    ['the response has another shape', [() => Response.json({}, { status: 201 })]],
  ])('is true for a change when %s', async (_, exchanges) => {
    const error = await errorOf(clientOf(exchanges).client.call(contract.createProject, { body }));
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(isSafeToRepeat(error)).toBe(false);
  });

  it.each([
    ['refuses', () => refusal(422, 'LIMIT_REACHED')],
    ['says that it is unavailable', () => refusal(503, 'UNAVAILABLE')],
    ['says that the payment provider is unavailable', () => refusal(502, 'PAYMENT_PROVIDER_UNAVAILABLE')],
  ])('is false when the API %s', async (_, exchange) => {
    expect(isOutcomeUnknown(await errorOf(clientOf([exchange]).client.call(contract.createProject, { body })))).toBe(false);
  });

  it('is false for a read', async () => {
    expect(isOutcomeUnknown(await errorOf(clientOf([lost]).client.call(contract.getProject, { params })))).toBe(false);
  });

  it('is false when the call was never sent because there was no session token', async () => {
    const { client, fetch } = clientOf([lost], { getToken: () => Promise.resolve().then(lost) });
    expect(isOutcomeUnknown(await errorOf(client.call(contract.createProject, { body })))).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('stays true when later tries of the same request do not reveal the outcome', async () => {
    const { client } = clientOf([lost, () => refusal(503, 'UNAVAILABLE')]);
    const error = await errorOf(client.call(contract.createProject, { body }, { idempotencyKey: 'k1' }));
    expect(error).toMatchObject({ status: 503 });
    expect([isOutcomeUnknown(error), isSafeToRepeat(error)]).toEqual([true, true]);
  });

  it('is false when a later try is refused', async () => {
    const { client } = clientOf([lost, () => refusal(422, 'LIMIT_REACHED')]);
    expect(isOutcomeUnknown(await errorOf(client.call(contract.createProject, { body }, { idempotencyKey: 'k1' })))).toBe(false);
  });
});

const silentServer: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
const silentIdentity = (): Promise<never> => new Promise(() => {});

describe('the timeout of a call', () => {
  it('covers all tries together', async () => {
    const fetch = vi.fn(silentServer);
    const client = createApiClient({ baseUrl: '/api', getToken: () => Promise.resolve(null), fetch, timeoutMs: 20, totalTimeoutMs: 30 });
    await expect(client.call(contract.getProject, { params })).rejects.toMatchObject({ code: 'NETWORK_TIMEOUT' });
    // The wait before the second try would exceed the call's timeout.
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('includes waiting for the identity service', async () => {
    const client = createApiClient({ baseUrl: '/api', getToken: silentIdentity, fetch: silentServer, timeoutMs: 20, totalTimeoutMs: 20 });
    await expect(client.call(contract.getProject, { params })).rejects.toMatchObject({ code: 'NETWORK_TIMEOUT' });
  });

  it('ends when the caller aborts, even while waiting for the session token', async () => {
    const stopping = new AbortController();
    const client = createApiClient({ baseUrl: '/api', getToken: silentIdentity, fetch: silentServer });
    const calling = expect(client.call(contract.getProject, { params }, { signal: stopping.signal })).rejects.toThrow('left');
    stopping.abort(new Error('left'));
    await calling;
  });
});
