/** System errors of a refused or lost connection, or an unknown host. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);

/** SQLSTATE classes 08 (connection), 53 (insufficient resources) and 57P0x (shutting down or starting). */
const sqlState = /^(08|53)...$|^57P0[1-5]$/;

/** Messages of `pg` errors without a code. */
const driverMessage = /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/;

/** True if the database is unreachable, false if the query itself is wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  return listCauses(error).some((cause) => {
    const code = codeOf(cause);
    const isNetwork = networkCodes.has(code) && 'syscall' in cause;
    return isNetwork || sqlState.test(code) || driverMessage.test(cause.message);
  });
}

/**
 * SQLSTATEs of values that PostgreSQL cannot store: U+0000 in text (22021) or in JSON (22P05), and timestamps in the year 0 (22008), which ISO 8601
 * allows.
 */
const sqlStates = new Set(['22021', '22P05', '22008']);

/** Whether the database rejected a value that it cannot store. Such values always come from the caller. */
export const isUnstorableValue = (error: unknown): boolean => listCauses(error).some((cause) => sqlStates.has(codeOf(cause)));

/** Limits the chain of causes, which can contain a cycle. */
const depthMax = 5;

/** The error and its causes, outermost first; empty for a thrown value that is not an error. */
export function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < depthMax; cause = cause.cause) causes.push(cause);
  return causes;
}

export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');
