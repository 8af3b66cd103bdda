import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createEdge } from './create-edge.ts';
import { send, serve, startEdge, publicOrigin } from './testing/edge-fixture.ts';

describe('requests', () => {
  it('keeps path, query and method, and replaces forwarding headers of the client', async () => {
    const api = await serve((request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers }));
    });
    const edge = await startEdge('/nonexistent', { api });
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      host: 'evil.example',
      connection: 'x-hop',
      'x-hop': '1',
    };
    const reply = await send(edge, '/api/v1/projects?a=%2F..%2F&b=', { method: 'PATCH', headers });
    const seen = JSON.parse(reply.text) as { url: string; method: string; headers: Record<string, string> };
    expect([seen.method, seen.url]).toEqual(['PATCH', '/api/v1/projects?a=%2F..%2F&b=']);
    expect(seen.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' });
    expect(JSON.stringify(seen.headers)).not.toContain('6.6.6.6');
    expect(seen.headers).not.toHaveProperty('x-hop');
    expect(reply.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('does not let Connection remove framing, host and credentials headers', async () => {
    const api = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.end(JSON.stringify({ body, headers: request.headers })));
    });
    const kept = {
      host: 'localhost:4000',
      cookie: 'a=1',
      authorization: 'Bearer x',
      origin: 'http://localhost:4000',
      'content-length': '4',
    };
    const added = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
    const headers = { ...kept, connection: [...Object.keys(kept), ...added, 'transfer-encoding'].join(', ') };
    const reply = await send(await startEdge('/nonexistent', { api }), '/api/v1/projects', { method: 'POST', headers, body: 'body' });
    const seen = JSON.parse(reply.text) as { body: string; headers: Record<string, string> };
    expect(seen).toMatchObject({ body: 'body', headers: kept });
    expect(Object.keys(seen.headers)).toEqual(expect.arrayContaining(added));
  });

  it('proxies only pages and files of the site to its server', async () => {
    const site = await serve((request, response) => response.setHeader('etag', '"site"').end(`site ${request.url ?? ''}`));
    const edge = await startEdge('/nonexistent', { site });
    const replies = await Promise.all(
      ['/service-status?a=1', '/assets/app-12345678.js', '/en/pricing', '/workspace'].map((path) => send(edge, path)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 308, 404]);
    expect(replies.slice(0, 2).map(({ text }) => text)).toEqual(['site /service-status?a=1', 'site /assets/app-12345678.js']);
    expect(replies[0]?.headers).toMatchObject({ etag: '"site"', 'x-frame-options': 'DENY' });
  });

  it('retries a GET on a stale kept-alive connection, but not a POST', async () => {
    const used = new WeakSet<Socket>();
    const server = createServer((request, response) => {
      if (used.has(request.socket)) return request.socket.destroy();
      used.add(request.socket);
      return response.end('answered');
    });
    // Without a timeout, connections stay however late the next request is.
    server.keepAliveTimeout = 0;
    const api = await serve(server);
    const edge = await startEdge('/nonexistent', { api });
    const ask = async (method: string) => {
      const { status, text } = await send(edge, '/api/v1/chains', { method });
      return [status, status === 200 ? text : ''];
    };
    expect(await ask('GET')).toEqual([200, 'answered']);
    expect(await ask('GET')).toEqual([200, 'answered']);
    expect(await ask('GET')).toEqual([200, 'answered']);
    expect(await ask('POST')).toEqual([502, '']);
  });

  it('streams a large upload and the reply at the same time', async () => {
    const gateway = await serve((request, response) => {
      response.writeHead(200).write('first');
      const hash = createHash('sha256');
      request.on('data', (chunk: Buffer) => hash.update(chunk)).on('end', () => response.end(hash.digest('hex')));
    });
    const { hostname, port } = new URL(await startEdge('/nonexistent', { gateway }));
    const chunks = Array.from({ length: 64 }, () => randomBytes(1 << 18));
    const upload = httpRequest({ hostname, port, path: '/rpc/ethereum/key', method: 'POST', agent: false });
    upload.write(chunks[0]);
    const [reply] = (await once(upload, 'response')) as [NodeJS.ReadableStream];
    let text = '';
    reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await Promise.all([once(reply, 'end'), pipeline(Readable.from(chunks.slice(1)), upload)]);
    expect(text).toBe(`first${createHash('sha256').update(Buffer.concat(chunks)).digest('hex')}`);
  });

  it('aborts the upstream request when the client disconnects', async () => {
    let gone: () => void;
    const seen = new Promise<void>((resolve) => (gone = resolve));
    const api = await serve((_request, response) => {
      response.on('close', () => gone()).flushHeaders();
    });
    const { hostname, port } = new URL(await startEdge('/nonexistent', { api }));
    const client = httpRequest({ hostname, port, path: '/api/slow', agent: false });
    client.on('error', () => undefined).end();
    await once(client, 'response');
    client.destroy();
    await seen;
  });

  it('does not complete a truncated reply', async () => {
    const api = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy());
    });
    await expect(send(await startEdge('/nonexistent', { api }), '/api/report')).rejects.toThrow();
  });

  it.each([
    ['/api/v1/projects', 'application/json', { error: { code: 'UPSTREAM_UNAVAILABLE', message: expect.any(String) as unknown } }],
    ['/rpc/bsc/key', 'application/json', { jsonrpc: '2.0', id: null, error: { code: -32_000, data: { code: 'UPSTREAM_UNAVAILABLE' } } }],
  ])('answers 502 on %s if the upstream is down', async (path, accept, body) => {
    const edge = await startEdge('/nonexistent', { api: 'http://127.0.0.1:9', gateway: 'http://127.0.0.1:9' });
    const reply = await send(edge, path, { method: 'POST', headers: { accept }, body: '{}' });
    expect(reply.status).toBe(502);
    expect(JSON.parse(reply.text)).toMatchObject(body);
  });

  it('shows an HTML page to browsers', async () => {
    const reply = await send(await startEdge('/nonexistent'), '/api/reference', { headers: { accept: 'text/html' } });
    expect([reply.status, reply.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
  });
});

describe('upgrades', () => {
  async function echoGateway(): Promise<{ address: string; paths: string[]; sockets: WebSocketServer }> {
    const paths: string[] = [];
    const server = createServer();
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, socket, head) => {
      paths.push(`${request.url} from ${String(request.headers['x-forwarded-for'])}`);
      if (request.url === '/rpc/refused') socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno');
      else
        sockets.handleUpgrade(request, socket, head, (client) =>
          client.on('message', (data, isBinary) => client.send(data, { binary: isBinary })),
        );
    });
    return { address: await serve(server), paths, sockets };
  }

  const socketUrl = (edge: string, path: string) => edge.replace('http', 'ws') + path;

  it('proxies a WebSocket with its path, including large messages', async () => {
    const gateway = await echoGateway();
    const client = new WebSocket(socketUrl(await startEdge('/nonexistent', { gateway: gateway.address }), '/rpc/ethereum/key?x=1'));
    await once(client, 'open');
    const big = 'x'.repeat(3_000_000);
    client.send(big);
    const [data] = (await once(client, 'message')) as [Buffer];
    expect(data.toString()).toBe(big);
    expect(gateway.paths).toEqual(['/rpc/ethereum/key?x=1 from 127.0.0.1']);
    client.close(4001, 'done');
    const [served] = gateway.sockets.clients;
    if (served) expect((await once(served, 'close'))[0]).toBe(4001);
  });

  it('closes the client when the upstream connection breaks', async () => {
    const gateway = await echoGateway();
    const client = new WebSocket(socketUrl(await startEdge('/nonexistent', { gateway: gateway.address }), '/rpc/base/key'));
    await once(client, 'open');
    const closed = once(client, 'close');
    for (const served of gateway.sockets.clients) served.terminate();
    expect((await closed)[0]).toBe(1006);
  });

  it('ignores upgrades with a foreign subprotocol', async () => {
    const parameters = { upstreams: {}, publicOrigin: new URL(publicOrigin), foreignSubprotocols: ['vite-hmr'] };
    const edge = await createEdge(parameters, async (server) => {
      const sockets = new WebSocketServer({ noServer: true });
      server.on('upgrade', (request, socket, head) => {
        if (request.headers['sec-websocket-protocol'] === 'vite-hmr')
          sockets.handleUpgrade(request, socket, head, (client) => client.send('hot'));
      });
      return async () => undefined;
    });
    const client = new WebSocket(socketUrl(await serve(edge), '/?token=x'), 'vite-hmr');
    const [data] = (await once(client, 'message')) as [Buffer];
    expect(data.toString()).toBe('hot');
  });

  it.each([
    ['/rpc/refused', 'Unexpected server response: 403'],
    ['/pricing', 'Unexpected server response: 404'],
    ['/api/v1', 'Unexpected server response: 502'],
  ])('forwards a rejected handshake on %s', async (path, message) => {
    const gateway = await echoGateway();
    const client = new WebSocket(socketUrl(await startEdge('/nonexistent', { gateway: gateway.address, api: 'http://127.0.0.1:9' }), path));
    const [error] = (await once(client, 'error')) as [Error];
    expect(error.message).toBe(message);
  });
});
