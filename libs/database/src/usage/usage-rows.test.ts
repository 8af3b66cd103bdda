import { expect, it } from 'vitest';
import { mergeUsageRows, type UsageRow } from './usage-rows.ts';

const row = (part: Partial<UsageRow>): UsageRow => ({
  projectId: 'proj_a',
  apiKeyId: 'key_a',
  chain: 'ethereum',
  method: 'eth_call',
  minute: new Date('2026-11-21T09:00:00Z'),
  requests: 1,
  errors: 0,
  computeUnits: 26,
  ...part,
});

it('adds up rows of the same bucket only', () => {
  const merged = mergeUsageRows([
    row({}),
    row({ errors: 1, computeUnits: 0 }),
    row({ method: 'eth_chainId' }),
    row({ minute: new Date(0) }),
  ]);
  expect(merged).toHaveLength(3);
  expect(merged).toContainEqual(expect.objectContaining({ requests: 2, errors: 1, computeUnits: 26 }));
});

it('adds up error statuses, latencies and provider failures', () => {
  const [merged] = mergeUsageRows([
    row({ errorsByStatus: [1], latencies: [0, 2], providerFailures: 2 }),
    row({}),
    row({ errorsByStatus: [2, 1], latencies: [1, 1, 1], providerFailures: 1 }),
  ]);
  expect(merged).toMatchObject({ errorsByStatus: [3, 1], latencies: [1, 3, 1], providerFailures: 3 });
});

it('keeps providers separate', () => {
  const rows = [row({ providerId: 'prov_a' }), row({ providerId: null }), row({}), row({ providerId: 'prov_a' })];
  expect(mergeUsageRows(rows).map(({ providerId, requests }) => [providerId, requests])).toEqual(
    expect.arrayContaining([
      ['prov_a', 2],
      [null, 2],
    ]),
  );
});

it('keeps plans separate', () => {
  const rows = [row({ planId: 'PAYG' }), row({ planId: 'FREE' }), row({}), row({ planId: 'PAYG' })];
  expect(mergeUsageRows(rows).map(({ planId, requests }) => [planId, requests])).toEqual(
    expect.arrayContaining([
      ['PAYG', 2],
      ['FREE', 1],
      [undefined, 1],
    ]),
  );
});

it('returns rows in a stable order and does not mutate its input', () => {
  const rows = [row({ projectId: 'proj_b' }), row({}), row({ chain: 'base' }), row({})];
  const before = structuredClone(rows);
  expect(mergeUsageRows(rows.toReversed())).toEqual(mergeUsageRows(rows));
  expect(rows).toEqual(before);
});
