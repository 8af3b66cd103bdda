type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON line. Never given secrets, addresses of nodes, or bodies. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields?: Fields) => void;

/** Logs to standard output. */
export const log: Log = (level, message, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), service: 'gateway', message, ...fields })}\n`);
};

/** What of an error may be logged: name, code and message. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {};
  return { error: `${error.name}: ${error.message}`, ...code };
}
