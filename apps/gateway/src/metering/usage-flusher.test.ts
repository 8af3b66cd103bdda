import type { RecordUsageParameters } from '@onepoint/database';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { flushIntervalMs, UsageFlusher, type UsageFlusherOptions } from './usage-flusher.ts';
import { UsageJournal } from './usage-journal.ts';
import { UsageMeter } from './usage-meter.ts';

const key = { projectId: 'proj_a', apiKeyId: 'key_a', planId: 'PAYG' } as const;
const one = { requests: 1, computeUnits: 20, errorStatus: null, latencyMs: null } as const;
const call = (method: string) => ({ chain: 'base', method, providerId: null });

function setUp(options: Partial<UsageFlusherOptions> = {}) {
  const meter = new UsageMeter(() => 0);
  const record = vi.fn<(batch: RecordUsageParameters) => Promise<unknown>>(() => Promise.resolve());
  const onLost = vi.fn();
  const onError = vi.fn();
  const flusher = new UsageFlusher({ meter, gatewayId: 'g', record, onError, onLost, ...options });
  return { meter, record, onLost, onError, flusher };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('UsageFlusher', () => {
  it('numbers batches in order and sends nothing without counts', async () => {
    const { meter, record, flusher } = setUp();
    await flusher.flush();
    meter.add(key, call('eth_call'), one);
    await flusher.flush();
    meter.add(key, call('eth_call'), one);
    await flusher.flush();
    expect(record.mock.calls.map(([batch]) => [batch.sequence, batch.rows.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('retries a batch with an unknown outcome under its number before newer ones', async () => {
    const { meter, record, onError, flusher } = setUp();
    record.mockRejectedValueOnce(new Error('connection lost'));
    meter.add(key, call('eth_call'), one);
    await flusher.flush();
    meter.add(key, call('eth_chainId'), one);
    await flusher.flush();
    const [first, again, next] = record.mock.calls.map(([batch]) => batch);
    expect(again).toEqual(first);
    expect(next).toMatchObject({ sequence: 2, rows: [{ method: 'eth_chainId' }] });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('does not start a second flush while one is running', async () => {
    const { meter, record, flusher } = setUp();
    const slow = Promise.withResolvers<undefined>();
    record.mockReturnValueOnce(slow.promise);
    meter.add(key, call('eth_call'), one);
    const flushes = [flusher.flush(), flusher.flush()];
    slow.resolve(undefined);
    await Promise.all(flushes);
    expect(record).toHaveBeenCalledOnce();
  });

  it('drops a batch that the database will never accept, logs its rows, and continues', async () => {
    const { meter, record, onLost, flusher } = setUp();
    record.mockRejectedValueOnce(new Error('query failed', { cause: Object.assign(new Error('invalid'), { code: '22P05' }) }));
    meter.add(key, call('eth_call'), one);
    await flusher.flush();
    expect(onLost).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ method: 'eth_call' })], expect.any(Error));
    meter.add(key, call('eth_call'), one);
    await flusher.flush();
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('reports on stop whether everything was recorded', async () => {
    const { meter, record, flusher } = setUp();
    meter.add(key, call('eth_call'), one);
    expect(await flusher.stop()).toBe(true);
    vi.useFakeTimers();
    record.mockRejectedValue(new Error('down'));
    meter.add(key, call('eth_call'), one);
    const stopped = flusher.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await stopped).toBe(false);
  });

  it('retries the last flush, so that a stopping process keeps its counts', async () => {
    const begin = vi.fn<() => Promise<undefined>>().mockRejectedValueOnce(new Error('no connection in time')).mockResolvedValue(undefined);
    const { meter, record, flusher } = setUp({ begin });
    record.mockRejectedValueOnce(new Error('connection lost'));
    meter.add(key, call('eth_call'), one);
    expect(await flusher.stop()).toBe(true);
    expect(record.mock.calls.map(([batch]) => batch.sequence)).toEqual([1, 1]);
  });

  it('confirms only after recording everything counted before', async () => {
    const confirm = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { meter, record, flusher } = setUp({ begin: () => Promise.resolve(confirm) });
    meter.add(key, call('eth_call'), one);
    record.mockRejectedValueOnce(new Error('down'));
    await flusher.flush();
    expect(confirm).not.toHaveBeenCalled();
    record.mockImplementation(() => {
      expect(confirm).not.toHaveBeenCalled();
      return Promise.resolve();
    });
    await flusher.flush();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('is full while too many rows wait for the database', async () => {
    const { meter, record, flusher } = setUp({ waitingRowsMax: 2 });
    record.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    for (const isFull of [false, true]) {
      meter.add(key, call('eth_call'), one);
      await flusher.flush();
      expect(meter.isFull).toBe(isFull);
    }
    await flusher.flush();
    expect(meter.isFull).toBe(false);
  });

  it('writes to the journal every second while the database doesn’t respond', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'flusher-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const journal = new UsageJournal({ directory, gatewayId: 'g', onError: () => undefined });
    const { meter, record, flusher } = setUp({ journal });
    const silent = Promise.withResolvers<undefined>();
    record.mockReturnValueOnce(silent.promise);
    flusher.start();
    for (const method of ['eth_call', 'eth_getLogs', 'eth_gasPrice']) {
      meter.add(key, call(method), one);
      vi.advanceTimersByTime(flushIntervalMs);
      await expect.poll(() => meter.size).toBe(0);
    }
    const lines = async () => (await readFile(join(directory, 'g.usage.jsonl'), 'utf8')).trim().split('\n');
    await vi.waitFor(async () => expect(await lines()).toHaveLength(3), { timeout: 20_000 });
    silent.resolve(undefined);
    expect(await flusher.stop()).toBe(true);
    expect(record.mock.calls.map(([{ sequence }]) => sequence)).toEqual([1, 2, 3]);
    await expect(lines()).rejects.toThrow('ENOENT');
  });
});
