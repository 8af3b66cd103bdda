import { maskSecrets } from '@onepoint/database';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export interface LogStream {
  write: (line: string) => void;
}

/** Logs JSON lines to stdout or to `stream`. Headers, query strings, and bodies are never logged. */
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

/** One line per request, after the reply was sent. */
export function registerLogging(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggablePath(request.url),
        route: request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.userId,
        tokenId: request.caller?.token?.id,
      },
      'request',
    );
  });
}

/** A type alias, because the logger requires an index signature. */
type LoggableError = {
  type: string;
  message: string;
  code?: string;
  /** Frames only, without the message, which can contain values. */
  stack: string;
  cause?: LoggableError;
};

/**
 * Removes personal data and secrets. Drizzle puts a failed query's parameters into its message and PostgreSQL puts values into `detail`, so only the
 * statement and the database's message are kept. Secrets and URLs in messages are masked.
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

/** The path without the query, with secrets (encoded or not) masked, up to 200 characters. */
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
