import type { Call } from '@onepoint/api-contract';
import * as calls from '@onepoint/api-contract/calls/statistics';
import * as usageCalls from '@onepoint/api-contract/calls/usage';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client/create-api-client.ts';
import { createCall, createQueryOptions, type CallArguments, type CallParameters } from './client/create-call.ts';

/** A fixed time range, ISO 8601 in UTC. */
interface FixedPeriod {
  readonly from: string;
  readonly to: string;
}

/** A time range relative to the time of the request. */
interface SlidingPeriod {
  readonly periodSecs: number;
  /** Seconds between the end of the range and now. Default 0. */
  readonly endsSecsAgo?: number | undefined;
}

type None<T> = { readonly [Name in keyof T]?: undefined };

/** The range of a statistics query: fixed, or sliding along with each fetch. */
export type StatisticsPeriod = (SlidingPeriod & None<FixedPeriod>) | (FixedPeriod & None<SlidingPeriod>);

/** Replaces a sliding period by its range at `nowMs`; other fields pass through. */
export function resolvePeriod<T extends StatisticsPeriod>(
  { periodSecs, endsSecsAgo = 0, from, to, ...rest }: T,
  nowMs = Date.now(),
): Omit<T, 'periodSecs' | 'endsSecsAgo' | 'from' | 'to'> & FixedPeriod {
  if (periodSecs === undefined) return { ...rest, from, to };
  const toMs = nowMs - endsSecsAgo * 1000;
  return { ...rest, from: new Date(toMs - periodSecs * 1000).toISOString(), to: new Date(toMs).toISOString() };
}

type StatisticsQueryParameters<TCall extends Call> = Omit<CallParameters<TCall>, 'from' | 'to'> & StatisticsPeriod;

/* @__NO_SIDE_EFFECTS__ */
function createStatisticsQueryOptions<TCall extends Call>(call: TCall) {
  const run = createCall(call);
  return (client: ApiClient, parameters: StatisticsQueryParameters<TCall>) =>
    queryOptions({
      queryKey: [call.operationId as TCall['operationId'], parameters] as const,
      queryFn: ({ signal }) => run(client, ...([resolvePeriod(parameters), { signal }] as unknown as CallArguments<TCall>)),
    });
}

/** Gets the requests of a project over time, all API keys together. */
export const getProjectStatistics = createCall(calls.getProjectStatistics);
export const getProjectStatisticsQueryOptions = createStatisticsQueryOptions(calls.getProjectStatistics);

/** Gets the requests of an API key over time. */
export const getApiKeyStatisticsQueryOptions = createStatisticsQueryOptions(calls.getApiKeyStatistics);

/** Gets the requests sent to all provider nodes of a project over time. Requests without a response count as errors. */
export const getProvidersStatisticsQueryOptions = createStatisticsQueryOptions(calls.getProvidersStatistics);

/** Gets the requests sent to a provider node over time. Requests without a response count as errors. */
export const getProviderStatisticsQueryOptions = createStatisticsQueryOptions(calls.getProviderStatistics);

/** Gets a project's usage and cost in a range of whole UTC days: by day, method and API key. */
export const getUsageQueryOptions = createQueryOptions(usageCalls.getUsage);

/** Gets a project's month to date, daily average, runway and limits. */
export const getUsageSummary = createCall(usageCalls.getUsageSummary);
export const getUsageSummaryQueryOptions = createQueryOptions(usageCalls.getUsageSummary);
