import type { Call } from '@onepoint/api-contract';
import * as calls from '@onepoint/api-contract/calls/statistics';
import * as usageCalls from '@onepoint/api-contract/calls/usage';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client/create-api-client.ts';
import { createCall, createQueryOptions, type CallArguments, type CallParameters } from './client/create-call.ts';

/** ISO 8601 in UTC. */
interface FixedPeriod {
  readonly from: string;
  readonly to: string;
}

interface SlidingPeriod {
  readonly periodSecs: number;
  /** Seconds between the end of the range and now. Default 0. */
  readonly endsSecsAgo?: number | undefined;
}

type None<T> = { readonly [Name in keyof T]?: undefined };

/** The range of a statistics query. A sliding period moves along with each fetch. */
export type StatisticsPeriod = (SlidingPeriod & None<FixedPeriod>) | (FixedPeriod & None<SlidingPeriod>);

/** Replaces a sliding period with its range at `nowMs`. Other fields pass through. */
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

/** Requests over time, summed over all API keys. */
export const getProjectStatistics = createCall(calls.getProjectStatistics);
export const getProjectStatisticsQueryOptions = createStatisticsQueryOptions(calls.getProjectStatistics);

export const getApiKeyStatisticsQueryOptions = createStatisticsQueryOptions(calls.getApiKeyStatistics);

/** Requests over time, summed over all provider nodes of the project. Requests without a response count as errors. */
export const getProvidersStatisticsQueryOptions = createStatisticsQueryOptions(calls.getProvidersStatistics);

/** Requests without a response count as errors. */
export const getProviderStatisticsQueryOptions = createStatisticsQueryOptions(calls.getProviderStatistics);

/** Usage and cost in a range of whole UTC days, by day, method, and API key. */
export const getUsageQueryOptions = createQueryOptions(usageCalls.getUsage);

export const getUsageSummary = createCall(usageCalls.getUsageSummary);
export const getUsageSummaryQueryOptions = createQueryOptions(usageCalls.getUsageSummary);
