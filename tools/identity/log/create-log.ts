export type Log = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** Logs one JSON object a line. Never give it a token, a cookie or a password; one-time codes are what the sandbox is for. */
export function createLog(write: (line: string) => void): Log {
  return (message, fields = {}) => write(`${JSON.stringify({ time: new Date().toISOString(), name: 'identity', message, ...fields })}\n`);
}
