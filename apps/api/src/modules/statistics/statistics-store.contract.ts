import type { UsageRow } from '@onepoint/database';
import { expect, test } from 'vitest';
import type { Buckets } from './choose-buckets.ts';
import { toStatistics } from './statistics.mapping.ts';
import type { StatisticsScope, StatisticsStore } from './statistics.repository.ts';

interface StatisticsStoreUnderTest {
  readonly store: StatisticsStore;
  /** Records usage so that the store can read it. Repeated calls with rows of the same bucket add up. */
  readonly record: (rows: readonly UsageRow[]) => Promise<void>;
  /** A project that usage can be recorded for. Its calls cost nothing. */
  readonly createProject: () => Promise<string>;
}

const from = Date.UTC(2026, 10, 21);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const at = (ms: number) => new Date(from + ms);
const buckets = (widthMs: number, count: number): Buckets => ({ fromSecs: from / 1_000, widthSecs: widthMs / 1_000, count });
/** By minute, hour, and day, because each can come from a different table. */
const widths: readonly (readonly [name: string, buckets: Buckets])[] = [
  ['minutes', buckets(30 * 60_000, 96)],
  ['hours', buckets(6 * hourMs, 8)],
  ['days', buckets(dayMs, 2)],
];

/**
 * Requirements for every statistics store. Another store (such as ClickHouse) can replace the one in PostgreSQL if it passes these tests. Buckets
 * include their start but not their end; sums are exact.
 */
export function testStatisticsStore(under: StatisticsStoreUnderTest): void {
  const { store, record, createProject } = under;

  async function fill(): Promise<{ scope: StatisticsScope; row: (changes: Partial<UsageRow>) => UsageRow }> {
    const projectId = await createProject();
    const defaults = {
      projectId,
      apiKeyId: 'key_a',
      chain: 'ethereum',
      method: 'eth_call',
      minute: at(0),
      requests: 1,
      errors: 0,
      computeUnits: 26,
    };
    const row = (changes: Partial<UsageRow>): UsageRow => ({ ...defaults, ...changes });
    return { scope: { projectIds: [projectId] }, row };
  }

  test.each(widths)('sums by bucket, chain, and method, from the first instant to before the last, by %s', async (_name, by) => {
    const { scope, row } = await fill();
    const lastMs = by.widthSecs * 1_000 * by.count;
    await record([row({ requests: 2 }), row({ minute: at(-60_000), requests: 1_000 }), row({ minute: at(lastMs), requests: 1_000 })]);
    await record([
      row({ requests: 3, errors: 1 }),
      row({ chain: 'base', method: 'eth_getLogs', minute: at(lastMs - 60_000), computeUnits: 60 }),
    ]);
    const { series, total } = toStatistics(await store.sum(scope, by), by);
    expect(series.map(({ chain, method, requests }) => [chain, method, requests[0], requests.at(-1)])).toEqual([
      ['ethereum', 'eth_call', 5, 0],
      ['base', 'eth_getLogs', 0, 1],
    ]);
    expect(total).toMatchObject({ requests: 6, errors: 1, computeUnits: 112 });
  });

  test.each(widths)('adds up errors by status and latencies of all calls, by %s', async (_name, by) => {
    const { scope, row } = await fill();
    await record([row({ requests: 4, errors: 2, errorsByStatus: [2], latencies: [0, 3, 1] })]);
    await record([row({ requests: 2, errors: 1, errorsByStatus: [0, 1], latencies: [0, 0, 2], method: 'eth_getLogs' })]);
    const statistics = toStatistics(await store.sum(scope, by), by);
    expect(statistics.errorsByStatus.map(({ total }) => total)).toEqual([2, 1]);
    const { p50Ms, p95Ms } = statistics.latency.total;
    expect([p50Ms !== null && p95Ms !== null && p50Ms <= p95Ms, statistics.latency.p50Ms[0]]).toEqual([true, p50Ms]);
    expect(statistics.series.map(({ total }) => total.p95Ms !== null)).toEqual([true, true]);
  });

  test('selects by project, key, chain, method, and provider', async () => {
    const { scope, row } = await fill();
    const other = await createProject();
    const [, by] = widths[1] ?? ['', buckets(hourMs, 1)];
    const provided = { providerId: `prov_${other}`, requests: 16, providerFailures: 2 };
    await record([
      row({}),
      row({ apiKeyId: 'key_b', requests: 2 }),
      row({ chain: 'base', requests: 4 }),
      row({ method: 'eth_getLogs', requests: 8 }),
      row(provided),
      row({ projectId: other, requests: 32 }),
    ]);
    const count = async (selected: StatisticsScope) => toStatistics(await store.sum(selected, by), by).total.requests;
    expect(await count(scope)).toBe(31);
    expect(await count({ projectIds: [...(scope.projectIds ?? []), other] })).toBe(63);
    expect(await count({ ...scope, apiKeyId: 'key_b' })).toBe(2);
    expect(await count({ ...scope, chain: 'base' })).toBe(4);
    expect(await count({ ...scope, method: 'eth_getLogs' })).toBe(8);
    expect(await count({ ...scope, providerIds: [provided.providerId] })).toBe(16);
    // A failed attempt is a request for the provider, but not for the customer, whom another node answered.
    expect(await count({ providerIds: [provided.providerId] })).toBe(18);
    expect(await count({ projectIds: [] })).toBe(0);
  });
}
