/** Writes one JSON line to standard output. Pass no secrets and no bodies. */
export function log(level: 'info' | 'warn' | 'error', message: string, fields: Readonly<Record<string, unknown>> = {}): void {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), service: 'site', message, ...fields })}\n`);
}

/** The fields of an error for the log: name and message, and those of its cause. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: `${error.name}: ${error.message}`, ...(error.cause instanceof Error ? { cause: error.cause.message } : {}) };
}
