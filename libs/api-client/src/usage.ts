import * as calls from '@onepoint/api-contract/calls/usage';
import { createCall } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';

/** Gets a project's usage and cost in a range of whole UTC days: by day, method and API key. */
export const getUsage = createCall(calls.getUsage);
export const getUsageQueryKey = createQueryKey(calls.getUsage);
export const getUsageQueryOptions = createQueryOptions(calls.getUsage);

/** Gets a project's month to date, daily average, runway and limits. */
export const getUsageSummary = createCall(calls.getUsageSummary);
export const getUsageSummaryQueryKey = createQueryKey(calls.getUsageSummary);
export const getUsageSummaryQueryOptions = createQueryOptions(calls.getUsageSummary);
