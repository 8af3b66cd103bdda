import { maskSecrets } from '@onepoint/database';

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
