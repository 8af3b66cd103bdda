/** How far causes are followed: errors wrap each other a few times, and may by mistake name each other. */
const depthMax = 5;

/** An error and what caused it, outermost first; nothing where what was thrown is no error. */
export function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < depthMax; cause = cause.cause) causes.push(cause);
  return causes;
}

/** The code that an error carries, a system's or an SQLSTATE; empty without one. */
export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Connection refused or lost, host unknown, address gone. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);

/** SQLSTATE: 08 connection, 53 out of resources, 57P0x shutting down or starting. */
const sqlState = /^(08|53)...$|^57P0[1-5]$/;

/** Messages of `pg` errors that carry no code. */
const driverMessage = /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/;

/** Whether an error says that the database cannot be reached, rather than that a query is wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  return listCauses(error).some((cause) => {
    const code = codeOf(cause);
    const isNetwork = networkCodes.has(code) && 'syscall' in cause;
    return isNetwork || sqlState.test(code) || driverMessage.test(cause.message);
  });
}

/**
 * SQLSTATE of what PostgreSQL cannot keep: U+0000 in a text or in a text within JSON; an instant of the year 0, which ISO 8601 has and its calendar
 * does not.
 */
const sqlStates = new Set(['22021', '22P05', '22008']);

/** Whether the database refused a value for what it is. Such values come from callers: no field has a use for them. */
export const isUnstorableValue = (error: unknown): boolean => listCauses(error).some((cause) => sqlStates.has(codeOf(cause)));
