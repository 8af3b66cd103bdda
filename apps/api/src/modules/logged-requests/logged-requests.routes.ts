import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute, type Route } from '../../routing/define-route.ts';
import { toLoggedRequest } from './logged-requests.mapping.ts';

const listLoggedRequests = defineRoute(contract.listLoggedRequests, async ({ params, query }, { loggedRequests }) => {
  const rows = await loggedRequests.list({ projectId: params.projectId, ...query });
  const page = rows.slice(0, query.limit);
  return { data: page.map(toLoggedRequest), hasMore: rows.length > page.length };
});

const getLoggedRequest = defineRoute(contract.getLoggedRequest, async ({ params: { projectId, requestId } }, { loggedRequests }) => {
  const rows = await loggedRequests.listOfRequest(projectId, requestId);
  if (rows.length === 0) throw new ApiError('REQUEST_NOT_FOUND');
  return { requestId, calls: rows.map(toLoggedRequest) };
});

export const loggedRequestRoutes: readonly Route[] = [listLoggedRequests, getLoggedRequest];
