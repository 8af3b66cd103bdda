import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceChains } from '@onepoint/chains';
import { catalogueFixture } from '@onepoint/testing/api';
import type { ApiFault } from '@onepoint/testing/faults';
import { contextFilePath } from './built-pages.ts';

/** What pages of the site request in the browser. */
export type SiteService =
  | 'page context'
  | 'texts'
  | 'search index'
  | 'Markdown'
  | 'service state'
  | 'gateway'
  | 'chains'
  | 'chain heads'
  | 'catalogue'
  | 'chain request'
  | 'projects';

const locales = join(import.meta.dirname, '../../../../../locales');
const build = join(import.meta.dirname, '../../../dist/client');
const at = '2026-11-18T12:00:00.000Z';

const services: readonly (readonly [SiteService, RegExp])[] = [
  ['page context', /\/index\.pageContext\.json$/],
  ['texts', /^\/locales\//],
  ['search index', /^\/search\//],
  ['Markdown', /\.md$/],
  ['service state', /\/state\.json$/],
  ['gateway', /^\/rpc\//],
  ['chains', /\/v1\/chains$/],
  ['chain heads', /\/v1\/chainHeads$/],
  ['catalogue', /\/v1\/catalogue$/],
  ['chain request', /\/v1\/chainRequests$/],
  ['projects', /\/v1\/projects$/],
];

interface RpcCall {
  readonly id: unknown;
  readonly method: string;
}

/** The latest block is 16, and as old as the answer. */
function answerCall({ id, method }: RpcCall): object {
  const timestamp = `0x${Math.floor(Date.parse(at) / 1000).toString(16)}`;
  return { jsonrpc: '2.0', id, result: method === 'eth_getBlockByNumber' ? { number: '0x10', timestamp } : '0x10' };
}

/** Read synchronously: tests use fake timers, so they can't wait for the disk. */
const file = async (path: string): Promise<Response> =>
  Promise.resolve(new Response(readFileSync(path, 'utf8'), { headers: { 'content-type': 'application/json' } }));

/** What each service answers while it works. */
const answers: Readonly<Record<SiteService, (path: string, body: string) => Promise<Response>>> = {
  'page context': (path) => file(contextFilePath(path)),
  texts: (path) => file(join(locales, path.replace('/locales/', ''))),
  'search index': () => file(join(build, 'search/en.json')),
  Markdown: () => Promise.resolve(new Response('# Quickstart', { headers: { 'content-type': 'text/markdown' } })),
  'service state': () => Promise.resolve(Response.json({ state: 'up' })),
  gateway: (_path, body) => {
    const calls = JSON.parse(body) as RpcCall | RpcCall[];
    const reply = Array.isArray(calls) ? calls.map(answerCall) : answerCall(calls);
    return Promise.resolve(Response.json(reply, { headers: { date: new Date(at).toUTCString() } }));
  },
  chains: () => Promise.resolve(Response.json(serviceChains.map(({ slug }) => ({ slug })))),
  'chain heads': () =>
    Promise.resolve(
      Response.json(
        serviceChains.map(({ slug }) => ({
          slug,
          endpointBlock: 16,
          bestBlock: 16,
          bestBlockSince: at,
          nodesAsked: 1,
          nodesAnswered: 1,
          checkedAt: at,
        })),
      ),
    ),
  catalogue: () => Promise.resolve(Response.json(catalogueFixture())),
  'chain request': () => Promise.resolve(Response.json({ id: 'req_1' }, { status: 201 })),
  projects: () => Promise.resolve(Response.json([])),
};

export interface SiteConnection {
  readonly fetch: typeof globalThis.fetch;
  /** Services requested so far, in order. Tests empty it. */
  readonly requests: SiteService[];
  /** Makes services fail from now on. */
  breakServices: (fault: Pick<ApiFault, 'answer'>, isBroken?: (service: SiteService) => boolean) => void;
  heal: () => void;
}

/** Creates a `fetch` that answers everything that pages of the site request, and can fail in the ways of `apiFaults`. */
export function createSiteConnection(): SiteConnection {
  const requests: SiteService[] = [];
  let current: { answer: ApiFault['answer']; isBroken: (service: SiteService) => boolean } | undefined;
  return {
    requests,
    fetch: async (input, init = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const service = services.find(([, pattern]) => pattern.test(pathname))?.[0];
      if (service === undefined) throw new TypeError(`Nothing answers ${pathname}`);
      requests.push(service);
      const signal = init.signal ?? new AbortController().signal;
      signal.throwIfAborted();
      const real = (): Promise<Response> => answers[service](pathname, typeof init.body === 'string' ? init.body : '');
      return current?.isBroken(service) ? current.answer(real, signal) : real();
    },
    breakServices: ({ answer }, isBroken = () => true) => {
      current = { answer, isBroken };
    },
    heal: () => {
      current = undefined;
    },
  };
}
