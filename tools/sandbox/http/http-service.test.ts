import { request as httpRequest } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpService } from './http-service.ts';

const bodyBytesMax = 64 * 1024;

class MissingError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super('Missing');
    this.statusCode = statusCode;
  }
}

async function startService(): Promise<string> {
  const app = createHttpService({
    referrerPolicy: 'no-referrer',
    createMissing: (status) => new MissingError(status),
    describeError: (error) => ({ status: (error as { statusCode?: number }).statusCode ?? 500, body: { error: true } }),
  });
  app.post('/items/:id', async ({ body }) => ({ length: JSON.stringify(body).length }));
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

function post(address: string, headers: Record<string, string | number>, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const type = { 'content-type': 'application/json' };
    const request = httpRequest(`${address}/items/1`, { method: 'POST', agent: false, headers: { ...type, ...headers } }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode));
      response.resume();
    });
    request.on('error', reject).end(body);
  });
}

const chunked = { 'transfer-encoding': 'chunked' };
const jsonOf = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));

it('accepts a body up to the limit', async () => {
  const address = await startService();
  expect(await post(address, { 'content-length': bodyBytesMax }, jsonOf(bodyBytesMax))).toBe(200);
  expect(await post(address, chunked, jsonOf(bodyBytesMax))).toBe(200);
});

it.each([
  ['one byte over the limit', bodyBytesMax + 1],
  ['10 MB', 10_000_000],
])('delivers the reply to a body of %s, with a length and in chunks', async (_name, bytes) => {
  const address = await startService();
  const all = [{ 'content-length': bytes }, chunked].flatMap((headers) => [headers, { ...headers, connection: 'close' }]);
  const statuses = await Promise.all(all.map((headers) => post(address, headers, jsonOf(bytes))));
  expect(statuses).toEqual([413, 413, 413, 413]);
});

describe('replies', () => {
  it.each([
    ['/health', 200],
    ['/nothing', 404],
    ['/items/1', 405],
    ['/items/%zz', 400],
  ])('have security headers and are not cached: %s', async (path, status) => {
    const reply = await fetch((await startService()) + path);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
});
