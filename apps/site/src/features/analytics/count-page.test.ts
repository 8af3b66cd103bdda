import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, afterEach, beforeEach } from 'vitest';
import { pageView, sendEvent } from './count-page.ts';

describe('pageView', () => {
  it.each([
    ['https://example.com/docs?ref=AB12CD34&utm_source=news#limits', 'https://example.com/docs?utm_source=news'],
    ['https://example.com/zh/pricing?utm_term=a&utm_term=b', 'https://example.com/zh/pricing?utm_term=a&utm_term=b'],
    ['https://example.com/?email=a%40b.c', 'https://example.com/'],
  ])('keeps only page and campaign of %s', (href, url) => {
    expect(pageView(href, '').url).toBe(url);
  });

  it.each([
    ['https://search.example/', 'https://search.example/'],
    ['https://example.com/pricing', null],
    ['', null],
  ])('sends the referrer %s as %s', (referrer, expected) => {
    expect(pageView('https://example.com/', referrer).referrer).toBe(expected);
  });
});

describe('sendEvent', () => {
  // @vitest-environment node

  interface Asked {
    method: string | undefined;
    url: string | undefined;
    headers: IncomingHttpHeaders;
    event: unknown;
  }

  /** Responds like Plausible: 202 `ok` for a known site, with a header if it drops the event, 400 for invalid events. */
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
    sendEvent({ serviceUrl, site, view, props: { language: 'zh' }, signal });

  it('sends the documented event without a preflight', async () => {
    await expect(send()).resolves.toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/event' });
    expect(asked[0]?.event).toEqual({ name: 'pageview', domain: 'example.com', ...view, props: { language: 'zh' } });
    // Headers that need no preflight: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
    expect(asked[0]?.headers['content-type']).toBe('text/plain');
  });

  it('never sends cookies', async () => {
    await send();
    await send();
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  it('returns false if the service drops the event', async () => {
    await expect(send('unknown.example')).resolves.toBe(false);
  });

  it('sends nothing after consent was withdrawn and never throws', async () => {
    await expect(send('example.com', AbortSignal.abort())).resolves.toBe(false);
    serviceUrl = 'http://127.0.0.1:1';
    await expect(send()).resolves.toBe(false);
    expect(asked).toEqual([]);
  });
});
