import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dictionaryNotFound, redirectLocation, securityHeaders } from '@onepoint/document-host';
import type { HttpMetrics } from '@onepoint/metrics';
import { pageContextUrl, pageOfContextUrl } from '@onepoint/navigation';
import type { PageAbort } from '../src/server/entry-server.tsx';
import { splitDocChain } from '../src/shared/site-paths.ts';
import { originOf, routeSiteRequest } from './http/route-site-request.ts';
import type { Reply } from './http/reply.ts';
import { sendError, sendReply } from './http/send.ts';
import type { LivePage } from './pages/create-live-pages.ts';

interface SiteServerParameters {
  /** Public origin; undefined uses the `Host` of requests if it names this machine. */
  publicOrigin: string | undefined;
  findFile: (path: string, origin: string) => Promise<Reply | undefined>;
  findLivePage: (path: string, origin: string) => Promise<LivePage | undefined>;
  /** The response for a dictionary, such as `ko/common.json`. */
  findDictionary: (file: string) => Promise<Reply | undefined>;
  /** Redirects and rewrites. */
  aborts: readonly PageAbort[];
  /** Additional fields of the health reply. */
  describe: () => Readonly<Record<string, unknown>>;
  /** @param requestId value of `x-request-id` in the response */
  onFailure: (error: unknown, requestId: string) => void;
  /** Counts requests by kind: `page`, `file`, `dictionary`, … @default no counting */
  requestMetrics?: Pick<HttpMetrics, 'record'> | undefined;
}

/** Requests have no bodies here. By default Node checks for late requests only every 30 seconds. */
const bounds = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/** Idle connections are closed after this; the edge closes its own 30 s earlier. */
const keepAliveTimeoutMs = 65_000;

const pageFile = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`);

/** Whether the client wants a document. Programs and fetches get a line of text. */
const acceptsDocuments = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;

/** The HTTP server of the site: files of a build and live pages. The caller starts and closes it. */
export function createSiteServer(parameters: SiteServerParameters): Server {
  const { publicOrigin, findFile, findLivePage, findDictionary, aborts, describe, onFailure, requestMetrics } = parameters;
  const abortOf = new Map(aborts.map((abort) => [abort.path, abort]));

  const findPage = async (path: string, origin: string): Promise<Reply | undefined> => {
    const live = await findLivePage(path, origin);
    return live?.document ?? findFile(pageFile(path), origin);
  };
  const findContext = async (page: string, origin: string): Promise<Reply | undefined> => {
    const live = await findLivePage(page, origin);
    return live?.context ?? findFile(pageContextUrl(page), origin);
  };
  const findMissing = async (path: string, origin: string): Promise<Reply | undefined> => {
    const [, language = ''] = path.split('/', 2);
    return (await findFile(`/${language}/404.html`, origin)) ?? findFile('/404.html', origin);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = request.url ?? '/';
    const route = routeSiteRequest(target);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendError(request, response, 405);
    if (route.kind === 'bad-request') return sendError(request, response, 400);
    if (route.kind === 'health') return sendJson(request, response, 200, { status: 'ok', ...describe() });
    if (route.kind === 'dictionary') {
      const reply = route.file === undefined ? undefined : await findDictionary(route.file);
      return reply === undefined ? sendJson(request, response, 404, dictionaryNotFound) : sendReply(request, response, reply);
    }
    const origin = originOf(request, publicOrigin);
    if (origin === undefined) return sendError(request, response, 421);
    if (route.kind === 'redirect') return redirect(response, 308, redirectLocation(route.path, target));
    if (route.kind === 'file') {
      const page = pageOfContextUrl(route.path);
      const file = page === undefined ? await findFile(route.path, origin) : await findContext(splitDocChain(page).page, origin);
      const reply = file ?? (acceptsDocuments(request) ? await findMissing(route.path, origin) : undefined);
      return reply === undefined ? sendError(request, response, 404) : sendReply(request, response, reply);
    }
    const abort = abortOf.get(route.path);
    if (abort?.kind === 'redirect') return redirect(response, abort.status, redirectLocation(abort.to, target));
    const reply = (await findPage(abort?.to ?? splitDocChain(route.path).page, origin)) ?? (await findMissing(route.path, origin));
    return reply === undefined ? sendError(request, response, 404) : sendReply(request, response, reply);
  };

  return createServer({ ...bounds, keepAliveTimeout: keepAliveTimeoutMs, noDelay: true }, (request, response) => {
    if (requestMetrics !== undefined) measure(request, response, requestMetrics);
    answer(request, response).catch((error: unknown) => {
      const requestId = requestIdOf(request);
      onFailure(error, requestId);
      if (!response.headersSent) response.setHeader('x-request-id', requestId);
      sendError(request, response, 500);
    });
  });
}

/** The id from the client or a proxy if it is safe to log, otherwise a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : `req_${randomUUID().replaceAll('-', '')}`;
}

/** Counts a request when its response has ended, even if the client left early. */
function measure(request: IncomingMessage, response: ServerResponse, metrics: Pick<HttpMetrics, 'record'>): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const route = routeSiteRequest(request.url ?? '/').kind;
    metrics.record({ method: request.method ?? '', route, status: response.statusCode, durationMs: performance.now() - startedAt });
  });
}

function redirect(response: ServerResponse, status: PageAbort['status'], location: string): void {
  response.writeHead(status, { ...securityHeaders, location, 'cache-control': 'no-cache', 'content-length': 0 }).end();
}

function sendJson(request: IncomingMessage, response: ServerResponse, status: 200 | 404, body: object): void {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  };
  response.writeHead(status, { ...securityHeaders, ...headers }).end(request.method === 'HEAD' ? undefined : text);
}
