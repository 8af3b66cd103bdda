import * as calls from '@onepoint/api-contract/calls/logged-requests';
import type { ApiClient } from './client/create-api-client.ts';
import { createCall, type CallParameters } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';
import { pagedQueryOptions } from './query/paged-query-options.ts';

/** Lists a page of a project's request log, newest first. */
export const listLoggedRequests = createCall(calls.listLoggedRequests);

type ListLoggedRequestsParameters = CallParameters<typeof calls.listLoggedRequests>;

/** Prefix of the query keys of all lists of a project's request log. */
export const listLoggedRequestsQueryKey = ({ projectId }: Pick<ListLoggedRequestsParameters, 'projectId'>) =>
  ['listLoggedRequests', projectId] as const;

/** A project's request log page by page, newest first: 50 per page by default. */
export function listLoggedRequestsQueryOptions(client: ApiClient, parameters: Omit<ListLoggedRequestsParameters, 'lastId'>) {
  const { projectId, limit = 50, ...filter } = parameters;
  return pagedQueryOptions({
    queryKey: [...listLoggedRequestsQueryKey({ projectId }), { limit, ...filter }] as const,
    listPage: (page, options) => listLoggedRequests(client, { projectId, ...filter, ...page }, options),
    limit,
    mayChange: () => false,
    staleTime: 0,
  });
}

/** Gets the logged calls of a request by its id. */
export const getLoggedRequest = createCall(calls.getLoggedRequest);
export const getLoggedRequestQueryKey = createQueryKey(calls.getLoggedRequest);
export const getLoggedRequestQueryOptions = createQueryOptions(calls.getLoggedRequest);
