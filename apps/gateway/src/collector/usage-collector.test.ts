import type { StreamedBatch } from '@onepoint/bus';
import { expect, it, onTestFinished, vi } from 'vitest';
import { UsageCollector } from './usage-collector.ts';

const batch = (sequence: number) => ({
  gatewayId: 'gateway_a/3',
  sequence,
  rows: [
    {
      projectId: 'proj_a',
      apiKeyId: 'key_a',
      planId: 'PAYG',
      chain: 'ethereum',
      method: 'eth_call',
      providerId: null,
      minute: '2026-11-21T09:00:00.000Z',
      requests: 1,
      errors: 0,
      computeUnits: 26,
      providerFailures: 0,
      errorsByStatus: [],
      latencies: [],
    },
  ],
});

function createStream(bodies: readonly unknown[]) {
  const waiting = new Set(bodies);
  const redelivered = new Set<unknown>();
  return {
    waiting,
    fetch: async (partition: number, { signal }: { signal: AbortSignal }): Promise<StreamedBatch[]> => {
      if (partition === 3 && waiting.size > 0)
        return [...waiting].map((body) => ({
          body,
          publishedAt: new Date('2026-11-21T09:00:00Z'),
          isRedelivered: redelivered.has(body) || !redelivered.add(body),
          acknowledge: () => void waiting.delete(body),
        }));
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return [];
    },
  };
}

function start(
  stream: ReturnType<typeof createStream>,
  record: (batches: readonly unknown[]) => Promise<{ recorded: number }>,
  ids = ['collector_a'],
) {
  const log = vi.fn();
  const presence = { id: 'collector_a', list: () => ids };
  const collector = new UsageCollector({ stream, presence, record, log, now: () => Date.parse('2026-11-21T09:00:05Z') });
  collector.start();
  onTestFinished(() => collector.stop());
  return { collector, log };
}

it('records fetched batches together, and acknowledges them afterwards', async () => {
  const stream = createStream([batch(1), batch(2)]);
  const lags: number[] = [];
  const record = vi.fn(async () => {
    lags.push(collector.state.lagMs);
    expect(stream.waiting.size).toBe(2);
    return { recorded: 1 };
  });
  const { collector } = start(stream, record);
  await expect.poll(() => stream.waiting.size).toBe(0);
  expect(record).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ sequence: 1 }), expect.objectContaining({ sequence: 2 })]);
  expect(lags).toEqual([5_000]);
  expect(collector.state).toMatchObject({
    partitions: 16,
    batches: { recorded: 1, repeated: 1 },
    rows: 2,
    transactions: 1,
    redeliveries: 0,
    lagMs: 0,
  });
});

it('keeps messages while the database is down', async () => {
  const stream = createStream([batch(1)]);
  const record = vi
    .fn<() => Promise<{ recorded: number }>>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValue({ recorded: 1 });
  const { log, collector } = start(stream, record);
  await expect.poll(() => stream.waiting.size).toBe(0);
  expect(record).toHaveBeenCalledTimes(2);
  expect(collector.state).toMatchObject({ failures: 1, redeliveries: 1, batches: { recorded: 1 } });
  expect(log).toHaveBeenCalledExactlyOnceWith('warn', 'usage not collected yet', expect.objectContaining({ partition: 3 }));
});

it('logs a batch that can’t be read or recorded, and records the others', async () => {
  const stream = createStream([batch(1), { from: 'elsewhere' }, batch(2)]);
  const recorded: unknown[] = [];
  const record = async (batches: readonly unknown[]) => {
    if (JSON.stringify(batches).includes('"sequence":2')) throw Object.assign(new Error('broken'), { code: '22021' });
    recorded.push(...batches);
    return { recorded: batches.length };
  };
  const { log, collector } = start(stream, record);
  await expect.poll(() => stream.waiting.size).toBe(0);
  expect(collector.state.batches).toEqual({ recorded: 1, repeated: 0, unreadable: 1, refused: 1 });
  expect(recorded).toMatchObject([{ sequence: 1 }]);
  expect(log.mock.calls.map(([, message]: unknown[]) => message)).toEqual(['usage cannot be recorded', 'usage on the bus cannot be read']);
});

it('shares the partitions with other collectors', async () => {
  const owned = await Promise.all(
    ['collector_a', 'collector_b', 'collector_c'].map(async (id) => {
      const presence = { id, list: () => ['collector_a', 'collector_b', 'collector_c'] };
      const collector = new UsageCollector({ stream: createStream([]), presence, record: async () => ({ recorded: 0 }), log: vi.fn() });
      collector.start();
      const { partitions } = collector.state;
      await collector.stop();
      return partitions;
    }),
  );
  expect(owned.reduce((sum, count) => sum + count, 0)).toBe(16);
  expect(Math.min(...owned)).toBeGreaterThan(0);
});
