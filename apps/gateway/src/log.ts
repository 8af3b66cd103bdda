import { maskSecrets } from '@onepoint/database';

type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON line. Never pass secrets, node addresses, bodies, or anything that a client sent: paths, queries, headers. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields?: Fields) => void;

export const log: Log = (level, message, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), service: 'gateway', message, ...fields })}\n`);
};

/**
 * Returns the parts of an error that can be logged: names, codes, and messages without secrets. Drizzle includes a query's parameters
 * (key hashes, node addresses) in its message, so only the statement and the database's message are kept.
 */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: maskSecrets(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {};
  if (!('query' in error && typeof error.query === 'string')) return { error: maskSecrets(`${error.name}: ${error.message}`), ...code };
  const { error: cause, ...causeCode } = error.cause === undefined ? {} : describeError(error.cause);
  return { error: `${error.name}: Failed query: ${error.query}`, ...code, ...causeCode, ...(cause === undefined ? {} : { cause }) };
}

/** Where an error was thrown, one line per frame. Leaves out the stack's first lines, which repeat the message. */
export function describeStack(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
