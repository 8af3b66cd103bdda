import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceChains } from '@onepoint/chains';
import { catalogueFixture } from '@onepoint/testing/api';
import { createFaultyConnection, type FaultyConnection } from '@onepoint/testing/faults';
import { contextFilePath } from './built-pages.ts';

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

/** The latest block is 16, produced at the time of the answer. */
function answerCall({ id, method }: RpcCall): object {
  const timestamp = `0x${Math.floor(Date.parse(at) / 1000).toString(16)}`;
  return { jsonrpc: '2.0', id, result: method === 'eth_getBlockByNumber' ? { number: '0x10', timestamp } : '0x10' };
}

/** Read synchronously: tests use fake timers, so they can't wait for the disk. */
const file = async (path: string): Promise<Response> =>
  Promise.resolve(new Response(readFileSync(path, 'utf8'), { headers: { 'content-type': 'application/json' } }));

/** What each service answers while it works. */
const answers: Readonly<Record<SiteService, (path: string, request: Request) => Promise<Response>>> = {
  'page context': (path) => file(contextFilePath(path)),
  texts: (path) => file(join(locales, path.replace('/locales/', ''))),
  'search index': () => file(join(build, 'search/en.json')),
  Markdown: () => Promise.resolve(new Response('# Quickstart', { headers: { 'content-type': 'text/markdown' } })),
  'service state': () => Promise.resolve(Response.json({ state: 'up' })),
  gateway: async (_path, request) => {
    const calls = (await request.json()) as RpcCall | RpcCall[];
    const reply = Array.isArray(calls) ? calls.map(answerCall) : answerCall(calls);
    return Response.json(reply, { headers: { date: new Date(at).toUTCString() } });
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

export type SiteConnection = FaultyConnection<SiteService>;

function serviceOf({ url }: Request): SiteService {
  const { pathname } = new URL(url);
  const service = services.find(([, pattern]) => pattern.test(pathname))?.[0];
  if (service === undefined) throw new TypeError(`Nothing answers ${pathname}`);
  return service;
}

export const createSiteConnection = (): SiteConnection =>
  createFaultyConnection({
    nameOf: serviceOf,
    respond: (request, service) => answers[service](new URL(request.url).pathname, request),
  });
