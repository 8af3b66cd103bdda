import type { ApiClient } from '@onepoint/api-client';
import { createStoryApiClient } from '@onepoint/testing/stories';
import { confirmedPaymentFixture, projectFixture } from '@onepoint/testing/api';
import { expect, test, vi } from 'vitest';
import { listAllPayments } from './list-all-payments.ts';

const project = projectFixture();

test('all pages are read, each payment once', async () => {
  const payments = Array.from({ length: 250 }, (_, index) => confirmedPaymentFixture({ id: `pay_${String(index)}` }));
  const client = createStoryApiClient({ state: { projects: [project], payments: { [project.id]: payments } } });
  expect((await listAllPayments(client, project.id)).map(({ id }) => id)).toEqual(payments.map(({ id }) => id));
});

test('a list that never ends is left', async () => {
  const call = vi.fn(() => Promise.resolve({ data: [confirmedPaymentFixture()], hasMore: true }));
  expect(await listAllPayments({ call } as unknown as ApiClient, project.id)).toHaveLength(1);
  expect(call).toHaveBeenCalledTimes(2);
});
