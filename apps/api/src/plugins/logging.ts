import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { loggableError } from './loggable-error.ts';
import { loggablePath } from './loggable-path.ts';

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
