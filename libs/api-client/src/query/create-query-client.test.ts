import { expect, test } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

test('queries are fresh for 5 minutes, kept for 30, and refetch neither on focus nor on reconnect', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
});

test('no layer but the API client repeats a call', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect([queries?.retry, mutations?.retry]).toEqual([false, false]);
});
