import { codeOf, listCauses } from './list-causes.ts';

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
