import type { ApiKeyLimitName, ApiKeyLimits } from '@onepoint/api-contract';
import type { ApiKeyRow } from './api-keys-repository.ts';

/** Columns of the limits by their names on the wire. */
export const limitColumns = {
  requestsPerSecond: 'requestsPerSecondMax',
  computeUnitsPerDay: 'computeUnitsPerDayMax',
  computeUnitsPerMonth: 'computeUnitsPerMonthMax',
} as const satisfies Record<ApiKeyLimitName, keyof ApiKeyRow>;

/** A key's limits as the wire names them. */
export function toLimits(row: Pick<ApiKeyRow, (typeof limitColumns)[ApiKeyLimitName]>): ApiKeyLimits {
  return {
    requestsPerSecond: row.requestsPerSecondMax,
    computeUnitsPerDay: row.computeUnitsPerDayMax,
    computeUnitsPerMonth: row.computeUnitsPerMonthMax,
  };
}
