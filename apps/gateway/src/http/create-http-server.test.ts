import { send, startEdge } from '@onepoint/sandbox/edge/testing/edge-fixture';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestKey } from '../testing/create-key.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';
import { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { createRequestId } from './answer.ts';
import { readHealth } from './health.ts';

/** Shorter than the 65 s after which an idle connection is closed in any case. */
const withinKeepAlive = { timeout: 30_000 };

describe('create-http-server', () => {
  let gateway: TestGateway;
  let key: TestKey;

  beforeAll(async () => {
    gateway = await startTestGateway({ bodyBytesMax: 20_000 });
    key = await gateway.createKey('M');
  });

  afterAll(async () => {
    await gateway.stop();
    expect(gateway.troubles).toEqual([]);
  });

  const read = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
  const path = () => `/rpc/ethereum/${key.secret}`;

  async function ask(body: string | Buffer, headers: Record<string, string> = {}, to = path()) {
    const response = await gateway.post(to, body, headers);
    const answer = (await response.json()) as { id: unknown; result?: unknown; error?: { code: number; data?: { code?: string } } };
    return { status: response.status, answer, headers: response.headers };
  }

  const request = (body: string) => [`POST ${path()} HTTP/1.1`, 'host: x', `content-length: ${body.length}`, '', body].join('\r\n');

  /** Sends raw bytes and returns everything received until the connection closes. */
  async function raw(...lines: string[]): Promise<string> {
    const { hostname, port } = new URL(gateway.address);
    const socket = connect(Number(port), hostname);
    socket.write(lines.join('\r\n'));
    return text(socket);
  }

  describe('the HTTP endpoint', () => {
    it('answers any origin and includes a request id', async () => {
      const { status, answer, headers } = await ask(read, { origin: 'https://app.example' });
      expect({ status, answer }).toEqual({ status: 200, answer: { jsonrpc: '2.0', id: 1, result: '0x1' } });
      expect(headers.get('x-request-id')).toMatch(/^req_/u);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('content-type')).toBe('application/json');
    });

    it('accepts the key in headers', async () => {
      expect(await ask(read, { 'x-api-key': key.secret }, '/rpc/ethereum')).toMatchObject({ status: 200 });
      expect(await ask(read, { authorization: `Bearer ${key.secret}` }, '/rpc/ethereum')).toMatchObject({ status: 200 });
    });

    it('rejects requests with several hosts', async () => {
      expect(await raw(`POST ${path()} HTTP/1.1`, 'host: x', 'Host: y', 'connection: close', 'content-length: 0', '', '')).toMatch(
        /^HTTP\/1\.1 400 /u,
      );
    });

    it('rejects upgrades with several hosts', async () => {
      const upgrade = [
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      ];
      expect(await raw(`GET ${path()} HTTP/1.1`, 'host: x', 'Host: y', ...upgrade, '', '')).toMatch(/^HTTP\/1\.1 400 /u);
    });

    it('accepts content codings in any case', async () => {
      expect(await ask(gzipSync(read), { 'content-encoding': 'GZIP' })).toMatchObject({ status: 200 });
    });

    it('describes the nodes of a chain without their URLs', async () => {
      const response = await fetch(`${gateway.address}/rpc/ethereum/_health`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok', nodes: [{ status: 'ok', blockHeight: null, lacks: [] }] });
      expect((await fetch(`${gateway.address}/rpc/nowhere/_health`)).status).toBe(404);
    });

    it('answers preflight requests', async () => {
      const response = await fetch(`${gateway.address}${path()}`, {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'POST' },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
      const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
      expect(allowed).toEqual(expect.arrayContaining(['content-type', 'content-encoding', 'x-api-key', 'authorization', 'traceparent']));
    });

    it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('answers %s with 405, a JSON-RPC error, and the allowed methods', async (method) => {
      const response = await fetch(`${gateway.address}${path()}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(await response.json()).toMatchObject({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32_600, data: { code: 'HTTP_METHOD_NOT_ALLOWED' } },
      });
    });

    it.each([
      ['not JSON', 'nonsense', 400, -32_700],
      ['an empty body', '', 400, -32_700],
      ['no request', '{}', 400, -32_600],
      ['an empty batch', '[]', 400, -32_600],
      ['a refused method', '{"jsonrpc":"2.0","id":1,"method":"anvil_mine"}', 200, -32_601],
      ['a method that no node knows', '{"jsonrpc":"2.0","id":1,"method":"eth_noSuchThing"}', 200, -32_601],
    ])('answers %s with the right code', async (_, body, status, code) => {
      expect(await ask(body)).toMatchObject({ status, answer: { jsonrpc: '2.0', error: { code } } });
    });

    it.each([
      ['/rpc/dogecoin/op_x', 404, 'CHAIN_UNKNOWN'],
      ['/rpc/ethereum', 401, 'KEY_MISSING'],
      ['/rpc/ethereum/op_x', 401, 'KEY_UNKNOWN'],
      [`/rpc/ethereum/op_${'x'.repeat(40)}`, 401, 'KEY_UNKNOWN'],
      ['/nowhere', 404, 'PATH_UNKNOWN'],
    ])('answers POST %s with %i %s', async (to, status, code) => {
      expect(await ask(read, {}, to)).toMatchObject({ status, answer: { jsonrpc: '2.0', id: null, error: { data: { code } } } });
    });

    it('preserves every kind of id', async () => {
      for (const id of ['null', '"x"', '0', '-1', '12345678901234567890123', '1.25', '"\\u0041\\n"']) {
        const response = await gateway.post(path(), `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`);
        expect(await response.text()).toContain(`"id":${id}`);
      }
    });

    it('answers a mixed batch in order, and omits notifications', async () => {
      const { answer } = await ask(
        `[${read},3,{"jsonrpc":"2.0","method":"eth_chainId"},{"jsonrpc":"2.0","id":"z","method":"eth_chainId"}]`,
      );
      expect(answer).toMatchObject([
        { id: 1, result: '0x1' },
        { id: null, error: { code: -32_600 } },
        { id: 'z', result: '0x1' },
      ]);
      const silent = await gateway.post(path(), '{"jsonrpc":"2.0","method":"eth_chainId"}');
      expect([silent.status, await silent.text()]).toEqual([204, '']);
    });

    it('accepts gzip and rejects bodies that are too large', async () => {
      expect(await ask(gzipSync(read), { 'content-encoding': 'gzip' })).toMatchObject({ status: 200 });
      expect(await ask(Buffer.alloc(20_001, ' '))).toMatchObject({ status: 413, answer: { error: { data: { code: 'BODY_TOO_LARGE' } } } });
      expect(await ask(read, { 'content-encoding': 'br' })).toMatchObject({ status: 415 });
    });

    it.each([
      ['with a length', { 'content-length': 10_000_000 }],
      ['in chunks', { 'transfer-encoding': 'chunked' }],
    ])('responds to a body that is too large through the edge, which still sends it %s', async (_name, headers) => {
      const edge = await startEdge('/nonexistent', { gateway: gateway.address });
      const replies = Array.from({ length: 8 }, () => send(edge, path(), { method: 'POST', headers, body: ' '.repeat(10_000_000) }));
      expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(replies.map(() => 413));
    });

    it('keeps the connection usable after an error', async () => {
      const reply = await raw(`${request('nonsense')}${request(read)}${request(read).replace('host: x', 'host: x\r\nconnection: close')}`);
      expect(reply.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    });

    it.each([
      ['with the headers', 'none', ''],
      ['later', 'no', 'ne'],
    ])(
      'closes the connection after an early answer if the client asked for it and its body came %s',
      withinKeepAlive,
      async (_case, first, rest) => {
        const { hostname, port } = new URL(gateway.address);
        const socket = connect(Number(port), hostname);
        const received = text(socket);
        const answered = once(socket, 'data');
        socket.write([`PUT ${path()} HTTP/1.1`, 'host: x', 'connection: close', 'content-length: 4', '', first].join('\r\n'));
        await answered;
        socket.write(rest);
        expect(await received).toMatch(/^HTTP\/1\.1 405 .*HTTP_METHOD_NOT_ALLOWED/su);
      },
    );

    it('answers malformed HTTP with an error and closes the connection', async () => {
      const reply = await raw('\u0016\u0003\u0001 hello', '', '');
      expect(reply).toMatch(/^HTTP\/1\.1 400 /u);
      expect(reply).toContain('HTTP_MALFORMED');
    });

    it('treats an upgrade to another protocol as a normal request', async () => {
      const lines = [
        `POST ${path()} HTTP/1.1`,
        'host: x',
        'connection: upgrade, close',
        'upgrade: h2c',
        `content-length: ${read.length}`,
        '',
        read,
      ];
      expect(await raw(...lines)).toMatch(/^HTTP\/1\.1 200 /u);
    });

    it('serves health on a path that no chain can use', async () => {
      const response = await fetch(`${gateway.address}/rpc/_health`);
      expect(await response.json()).toEqual({ status: 'ok', chains: { ethereum: { nodes: 1, healthy: 1 } } });
    });

    it('counts each call once, by chain and method', async () => {
      const own = await gateway.createKey();
      for (let turn = 0; turn < 3; turn += 1) await ask(read, {}, `/rpc/ethereum/${own.secret}`);
      await ask(
        '[{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"},{"jsonrpc":"2.0","id":2,"method":"eth_call","params":[]}]',
        {},
        `/rpc/ethereum/${own.secret}`,
      );
      await expect
        .poll(() => gateway.usage(own.projectId))
        .toEqual({
          'ethereum eth_chainId': { requests: 3, errors: 0, computeUnits: 0 },
          'ethereum eth_blockNumber': { requests: 1, errors: 0, computeUnits: 10 },
          'ethereum eth_call': { requests: 1, errors: 1, computeUnits: 26 },
        });
    });

    it('rejects a paused key immediately with the reason, and accepts it again once active', async () => {
      const own = await gateway.createKey();
      const to = `/rpc/ethereum/${own.secret}`;
      expect(await ask(read, {}, to)).toMatchObject({ status: 200 });
      await gateway.database.pool.query(`update api_keys set status = 'paused' where id = $1`, [own.apiKeyId]);
      await expect
        .poll(() => ask(read, {}, to))
        .toMatchObject({ status: 403, answer: { id: 1, error: { message: 'This API key is paused.', data: { code: 'KEY_PAUSED' } } } });
      await gateway.database.pool.query(`update api_keys set status = 'active' where id = $1`, [own.apiKeyId]);
      await expect.poll(() => ask(read, {}, to)).toMatchObject({ status: 200 });
    });

    it('rejects pay as you go without a balance, and too many requests', async () => {
      const poor = await gateway.createKey('PAYG', 0);
      expect(await ask(read, {}, `/rpc/ethereum/${poor.secret}`)).toMatchObject({
        status: 402,
        answer: { id: 1, error: { data: { code: 'BALANCE_EXHAUSTED' } } },
      });
      const batch = `[${Array.from({ length: 200 }, () => read).join(',')}]`;
      expect(await ask(batch, { 'x-forwarded-for': '192.0.2.9' }, '/rpc/ethereum/public')).toMatchObject({ status: 200 });
      const limited = await ask(read, { 'x-forwarded-for': '192.0.2.9' }, '/rpc/ethereum/public');
      expect(limited).toMatchObject({ status: 429, answer: { id: 1, error: { code: -32_005, data: { code: 'RATE_LIMITED' } } } });
      expect(limited.headers.get('retry-after')).toMatch(/^\d+$/u);
      expect(await ask(read, { 'x-forwarded-for': '192.0.2.10' }, '/rpc/ethereum/public')).toMatchObject({ status: 200 });
    });
  });
});

describe('request-id', () => {
  it('creates unique ids that need no escaping', () => {
    const ids = Array.from({ length: 2_000 }, () => createRequestId());
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^req_[\w-]{20}$/u);
  });
});

describe('health', () => {
  const chain = (isFailing: boolean) => {
    const upstreams = new ChainUpstreams('ethereum', { http: ['http://secret@127.0.0.1:1'], ws: [] }, 1_000, { now: () => 0 });
    if (isFailing) upstreams.nodes[0]?.health.failed(0);
    return upstreams;
  };

  it.each([
    [false, false, 200, 'ok'],
    [true, false, 200, 'degraded'],
    [true, true, 503, 'degraded'],
    [false, false, 503, 'draining'],
  ])('with failing first chain: %s and failing second chain: %s, answers %i %s', (first, second, status, word) => {
    const health = readHealth({
      lifecycle: { isDraining: word === 'draining' },
      upstreams: new Map([
        ['ethereum', chain(first)],
        ['base', chain(second)],
      ]),
    });
    expect(health).toMatchObject({ status, body: { status: word } });
    expect(JSON.stringify(health)).not.toContain('secret');
  });
});
