// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendPageView } from './send-page-view.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  event: unknown;
}

/** Answers as Plausible does: 202 `ok` for a known site, with a header where it drops the event, 400 for what it cannot read. */
const asked: Asked[] = [];
let server: Server;
let serviceUrl = '';
const knownSites = new Set(['example.com']);

beforeEach(async () => {
  asked.length = 0;
  server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const event = JSON.parse(await text(request)) as { name?: unknown; domain?: unknown; url?: unknown };
      asked.push({ method: request.method, url: request.url, headers: request.headers, event });
      const isReadable = request.url === '/api/event' && typeof event.name === 'string' && typeof event.url === 'string';
      if (!isReadable) return void response.writeHead(400).end();
      const isDropped = !knownSites.has(String(event.domain));
      response.writeHead(202, { 'set-cookie': 'visitor=1', ...(isDropped ? { 'x-plausible-dropped': '1' } : {}) }).end('ok');
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serviceUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const view = { url: 'https://example.com/pricing', referrer: 'https://search.example/' };
const send = (site = 'example.com', signal = new AbortController().signal) =>
  sendPageView({ serviceUrl, site, view, language: 'zh', signal });

it('sends the event that the service documents, without a preflight', async () => {
  await expect(send()).resolves.toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/event' });
  expect(asked[0]?.event).toEqual({ name: 'pageview', domain: 'example.com', ...view, props: { language: 'zh' } });
  // Of these a browser asks no leave beforehand: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
  expect(asked[0]?.headers['content-type']).toBe('text/plain');
});

it('sends no cookie, whatever the service sets', async () => {
  await send();
  await send();
  expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
});

it('says when the service drops the event', async () => {
  await expect(send('unknown.example')).resolves.toBe(false);
});

it('sends nothing once consent was taken back, and throws nothing where nobody answers', async () => {
  await expect(send('example.com', AbortSignal.abort())).resolves.toBe(false);
  serviceUrl = 'http://127.0.0.1:1';
  await expect(send()).resolves.toBe(false);
  expect(asked).toEqual([]);
});
