import type { RecordUsageParameters, UsageBatchId } from '@onepoint/database';
import { expect, it, vi } from 'vitest';
import { BusUsage } from './bus-usage.ts';

const batch = (sequence: number, projectId = 'proj_a', gatewayId = 'gateway_a/3'): RecordUsageParameters => ({
  gatewayId,
  sequence,
  rows: [
    { projectId, apiKeyId: 'key_a', chain: 'ethereum', method: 'eth_call', minute: new Date(0), requests: 1, errors: 0, computeUnits: 26 },
  ],
});

function create() {
  const state = { isConnected: true, now: 0 };
  const publish = vi.fn<(partition: number, id: string, body: unknown) => Promise<void>>(async () => undefined);
  const record = vi.fn<(batches: readonly RecordUsageParameters[]) => Promise<void>>(async () => undefined);
  const listRecorded = vi.fn<(batches: readonly UsageBatchId[]) => Promise<UsageBatchId[]>>(async () => []);
  const onError = vi.fn();
  const usage = new BusUsage({
    stream: { publish },
    isConnected: () => state.isConnected,
    record,
    listRecorded,
    onError,
    now: () => state.now,
  });
  return { state, publish, record, listRecorded, onError, usage };
}

it('publishes a batch in its partition under its number', async () => {
  const { usage, publish, record } = create();
  await usage.record(batch(7));
  expect(publish).toHaveBeenCalledExactlyOnceWith(3, 'gateway_a/3:7', batch(7));
  expect(record).not.toHaveBeenCalled();
});

it('records directly while the bus is down', async () => {
  const { usage, state, publish, record } = create();
  state.isConnected = false;
  await usage.record(batch(1));
  expect(publish).not.toHaveBeenCalled();
  expect(record).toHaveBeenCalledExactlyOnceWith([batch(1)]);
});

it('records a batch that couldn’t be published under the same number, and pauses publishing for a while', async () => {
  const { usage, state, publish, record, onError } = create();
  publish.mockRejectedValueOnce(new Error('timeout'));
  await usage.record(batch(1));
  await usage.record(batch(2));
  expect(record.mock.calls.flat(2)).toEqual([batch(1), batch(2)]);
  expect(onError).toHaveBeenCalledOnce();
  state.now = 5_000;
  await usage.record(batch(3));
  expect(publish).toHaveBeenCalledTimes(2);
});

it('records what no collector recorded within two minutes', async () => {
  const { usage, state, record, listRecorded } = create();
  await usage.record(batch(1));
  await usage.record(batch(2));
  listRecorded.mockResolvedValue([batch(2)]);
  state.now = 120_000;
  await usage.check();
  expect(record).not.toHaveBeenCalled();
  state.now = 120_001;
  await usage.check();
  expect(record.mock.calls.flat(2)).toEqual([batch(1)]);
  expect(usage.unrecorded).toBe(0);
});

it('records the batches of a project that is about to be deleted', async () => {
  const { usage, record } = create();
  await usage.record(batch(1, 'proj_a'));
  await usage.record(batch(2, 'proj_b'));
  await usage.recordProjects(['proj_b']);
  expect(record.mock.calls.flat(2)).toEqual([batch(2, 'proj_b')]);
  expect(usage.unrecorded).toBe(1);
});
