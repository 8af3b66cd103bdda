import { errorStatuses, type ErrorStatus } from '@onepoint/plans-domain';
import { errorCodes, type ErrorCode } from '@onepoint/gateway-errors';

const byHttpStatus: Readonly<Record<number, ErrorStatus>> = {
  401: 'forbidden',
  402: 'unpaid',
  403: 'forbidden',
  429: 'rateLimited',
  500: 'internal',
  502: 'upstreamFailed',
  503: 'internal',
  504: 'upstreamFailed',
};

/** What a refusal or failure of the gateway is counted as. What is none of the others is the client's request. */
export function errorStatusOf(code: ErrorCode): ErrorStatus {
  return byHttpStatus[errorCodes[code].status] ?? 'invalid';
}

const indexes: ReadonlyMap<ErrorStatus, number> = new Map(errorStatuses.map((status, index) => [status, index]));

/** The counter of a status in `UsageRow.errorsByStatus`. */
export function errorCounter(status: ErrorStatus): number {
  return indexes.get(status) ?? 0;
}
