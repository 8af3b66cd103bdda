export type Log = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** Logs one JSON object a line. Never give it a key or a token. */
export function createLog(write: (line: string) => void): Log {
  return (message, fields = {}) => write(`${JSON.stringify({ time: new Date().toISOString(), name: 'payments', message, ...fields })}\n`);
}
