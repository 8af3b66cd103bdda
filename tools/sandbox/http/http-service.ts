import type { IncomingMessage, ServerResponse } from 'node:http';
import { EnvironmentError } from '@onepoint/environment';
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type RawServerDefault } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createJsonLog, type Log } from '../log/create-json-log.ts';

/** A Fastify app whose routes declare zod schemas. */
export type HttpService = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

interface CreateHttpServiceParameters {
  /** Status and JSON body of the reply to a request that failed. */
  describeError: (error: unknown, path: string) => { status: number; body: unknown };
  /** The error for a path without a route (404), or without this method (405). */
  createMissing: (status: 404 | 405) => Error;
  referrerPolicy: 'no-referrer' | 'same-origin';
  /** Called before routing. Can change the request's method. */
  beforeRouting?: (request: IncomingMessage) => void;
}

/** Longer than the edge keeps an idle connection, so that the edge never reuses one that is being closed. */
const keepAliveTimeoutMs = 65_000;
const bodyBytesMax = 64 * 1024;

/** The HTTP server of a sandbox service: bounds, trusted proxy, security headers and `/health`. */
export function createHttpService({
  describeError,
  createMissing,
  referrerPolicy,
  beforeRouting,
}: CreateHttpServiceParameters): HttpService {
  const setHeaders = (reply: FastifyReply): void => {
    void reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy')) void reply.header('referrer-policy', referrerPolicy);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  };
  const sendError = (error: unknown, path: string, reply: FastifyReply): void => {
    const { status, body } = describeError(error, path);
    void reply.code(status).send(body);
  };
  const app = fastify({
    bodyLimit: bodyBytesMax,
    // Only the edge, which runs on this machine, may name another client in `x-forwarded-for`.
    trustProxy: 'loopback',
    keepAliveTimeout: keepAliveTimeoutMs,
    requestTimeout: 30_000,
    // By default, Node only checks for slow clients every 30 seconds.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => {
      beforeRouting?.(request);
      return request.url ?? '/';
    },
    // No hook runs for a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      setHeaders(reply);
      sendError(error, pathOf(request.url), reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler((error, request, reply) => sendError(error, pathOf(request.url), reply));
  const routePaths: RegExp[] = [];
  app.addHook('onRoute', ({ url }) => void routePaths.push(new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}/?$`)));
  app.addHook('onRequest', async ({ is404, url }) => {
    // Before the body is read: an unknown path does not complain about its body.
    if (is404) throw createMissing(routePaths.some((path) => path.test(pathOf(url))) ? 405 : 404);
  });
  app.setNotFoundHandler(() => {
    throw createMissing(404);
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
  app.addHook('onSend', async (request, reply) => {
    setHeaders(reply);
    keepOpenUntilRead(request.raw, reply);
  });
  app.get('/health', async () => ({ status: 'ok' }));
  return app;
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Closing a connection whose request body is still arriving would lose the reply. Node reads the rest and drops it until `requestTimeout`. */
function keepOpenUntilRead(request: IncomingMessage, reply: FastifyReply): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (!hasBody || request.complete) return;
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
}

export interface RunningHttpService {
  /** `http://127.0.0.1:PORT` */
  address: string;
  /** Finishes running requests, then closes the store. */
  stop: () => Promise<void>;
}

const write = (line: string): void => void process.stdout.write(line);

/** Runs a service as this process: prints a ready line, stops on SIGTERM and SIGINT, exits 1 with one line per problem. */
export async function runService(name: string, start: (log: Log) => Promise<RunningHttpService>): Promise<void> {
  try {
    const service = await start(createJsonLog(name, write));
    let stopping: Promise<never> | undefined;
    const stop = async (): Promise<never> => {
      await service.stop();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()));
    write(`${JSON.stringify({ ready: true, address: service.address })}\n`);
  } catch (error) {
    const isExpected = error instanceof EnvironmentError || (error instanceof Error && 'code' in error);
    console.error((isExpected ? error.message : String(error)).replaceAll(/^/gm, `${name}: `));
    process.exit(1);
  }
}
