import type { ApiClient } from '@onepoint/api-client';
import { confirmedPaymentFixture, projectFixture } from '@onepoint/testing/api';
import { createStoryApiClient } from '@onepoint/testing/stories';
import { describe, expect, test, vi } from 'vitest';
import { listAllPayments } from './payments.queries.ts';

const project = projectFixture();

describe('listAllPayments', () => {
  test('reads all pages and returns each payment once', async () => {
    const payments = Array.from({ length: 250 }, (_, index) => confirmedPaymentFixture({ id: `pay_${String(index)}` }));
    const client = createStoryApiClient({ state: { projects: [project], payments: { [project.id]: payments } } });
    expect((await listAllPayments(client, project.id)).map(({ id }) => id)).toEqual(payments.map(({ id }) => id));
  });

  test('stops at a page without new payments', async () => {
    const call = vi.fn(() => Promise.resolve({ data: [confirmedPaymentFixture()], hasMore: true }));
    expect(await listAllPayments({ call } as unknown as ApiClient, project.id)).toHaveLength(1);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
