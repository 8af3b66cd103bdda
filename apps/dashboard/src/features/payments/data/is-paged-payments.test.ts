import { createApiClient, listOpenPaymentsQueryOptions, listPaymentsQueryOptions } from '@onepoint/api-client';
import { expect, test } from 'vitest';
import { isPagedPayments } from './is-paged-payments.ts';

const client = createApiClient({ baseUrl: 'http://api.test', getToken: () => Promise.resolve(null) });
const project = { projectId: 'proj_1', limit: 3 };

test('the list is told from the open payments alone', () => {
  expect(isPagedPayments(listPaymentsQueryOptions(client, project))).toBe(true);
  expect(isPagedPayments(listOpenPaymentsQueryOptions(client, project))).toBe(false);
});
