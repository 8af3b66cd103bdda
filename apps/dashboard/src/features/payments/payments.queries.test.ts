import type { ApiClient } from '@onepoint/api-client';
import { confirmedPaymentFixture, projectFixture } from '@onepoint/testing/api';
import { createStoryApiClient } from '@onepoint/testing/stories';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createPaymentIntents, listAllPayments } from './payments.queries.ts';

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

describe('createPaymentIntents', () => {
  const intent = { projectId: 'proj_1', type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 } as const;
  const setUp = () => {
    let made = 0;
    return createPaymentIntents(() => `key ${String((made += 1))}`);
  };

  test('returns the same key for every attempt', () => {
    const { keyOf } = setUp();
    expect(keyOf({ ...intent })).toBe(keyOf({ ...intent }));
  });

  test.each([
    ['amount', { ...intent, amount: 10_001 }],
    ['type', { ...intent, type: 'CUSTODIAL' as const }],
    ['project', { ...intent, projectId: 'proj_2' }],
  ])('returns another key for another %s', (_, other) => {
    const { keyOf } = setUp();
    expect(keyOf(other)).not.toBe(keyOf(intent));
  });

  test('returns the first key when an earlier amount is tried again', () => {
    const { keyOf } = setUp();
    const first = keyOf(intent);
    keyOf({ ...intent, amount: 5_000 });
    expect(keyOf(intent)).toBe(first);
  });

  test('returns a new key once the payment is settled', () => {
    const { keyOf, settle } = setUp();
    const first = keyOf(intent);
    settle(intent);
    expect(keyOf(intent)).not.toBe(first);
  });

  test('never shares a key between payments, in any order of attempts', () => {
    const tries = fc.array(fc.record({ projectId: fc.constantFrom('a', 'b'), amount: fc.constantFrom(1, 2, 12), settled: fc.boolean() }));
    fc.assert(
      fc.property(tries, (steps) => {
        const { keyOf, settle } = setUp();
        const owners = new Map<string, string>();
        for (const { settled, ...step } of steps) {
          const meant = { ...step, type: intent.type };
          const key = keyOf(meant);
          const name = JSON.stringify(meant);
          expect(owners.get(key) ?? name).toBe(name);
          owners.set(key, name);
          if (settled) settle(meant);
        }
      }),
    );
  });
});
