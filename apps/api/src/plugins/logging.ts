import { maskSecrets } from '@onepoint/database';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Receives whole log lines. */
export interface LogStream {
  write: (line: string) => void;
}

/** JSON lines on stdout (or a stream). Only what is named here is written: no headers, no query strings, no bodies. */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    base: { name: 'api' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: unknown) => loggableError(error),
      req: ({ method, url }) => ({ method, path: loggablePath(url) }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  };
}

/** One line for each request, when its reply is out. */
export function registerLogging(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggablePath(request.url),
        route: request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.session?.userId,
      },
      'request',
    );
  });
}

/** A type alias: the logger wants an index signature, which interfaces lack. */
export type LoggableError = {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown, a line a frame; the first lines of an error's own stack would repeat its message. */
  stack: string;
  cause?: LoggableError;
};

/**
 * An error as it may be logged. Drizzle puts a failed query's parameters (names, hashes, addresses) into its message, and
 * PostgreSQL puts values into `detail`: of both only the statement and the database's message are kept. Secrets and addresses in messages are masked.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'A value that is no Error was thrown', stack: '' };
  const isQuery = 'query' in error && 'params' in error && typeof error.query === 'string';
  return {
    type: error.name,
    message: isQuery ? `Failed query: ${String(error.query)}` : maskSecrets(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause === undefined || depth >= 4 ? {} : { cause: loggableError(error.cause, depth + 1) }),
  };
}

/** The path of a request as it may be logged: without the query, without secrets, however they are encoded, of bounded length. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/u, 1)[0] ?? '';
  const segments = path.split('/').map((segment) => {
    const decoded = decode(segment);
    const masked = maskSecrets(decoded);
    return masked === decoded ? segment : masked;
  });
  return segments.join('/').slice(0, 200);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
