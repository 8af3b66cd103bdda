import type { NewLoggedRequest } from '@onepoint/database';
import { requestLog as rules } from '@onepoint/plans-domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestLog, RequestLogFlusher } from './request-log.ts';

const call = (requestId = 'req_a'): NewLoggedRequest => ({
  projectId: 'proj_a',
  requestId,
  apiKeyId: 'key_a',
  chain: 'ethereum',
  method: 'eth_call',
  transport: 'http',
  status: 'succeeded',
  computeUnits: 26,
  createdAt: new Date(0),
});

describe('RequestLog', () => {
  const sampled = (log: RequestLog, calls: number, code: string | null, apiKeyId = 'key_a') =>
    Array.from({ length: calls }, () => log.samples(apiKeyId, code !== null, code)).filter(Boolean).length;

  it('keeps all calls of a quiet key, and a sample of a busy one', () => {
    let now = 0;
    const log = new RequestLog({ now: () => now });
    expect(sampled(log, 500, null)).toBe(rules.succeededBurst);
    now += rules.succeededEverySecs * 1_000;
    expect(sampled(log, 500, null)).toBe(1);
    expect(sampled(log, 1, null, 'key_b')).toBe(1);
  });

  it('samples each error code by itself', () => {
    let now = 0;
    const log = new RequestLog({ now: () => now });
    expect(sampled(log, 500, 'RATE_LIMITED')).toBe(rules.failedBurst);
    expect(sampled(log, 5, '3')).toBe(5);
    expect(sampled(log, 5, null)).toBe(5);
    now += rules.failedEverySecs * 1_000;
    expect(sampled(log, 500, 'RATE_LIMITED')).toBe(1);
  });

  it('samples nothing when it is off', () => {
    expect(sampled(new RequestLog({ isOn: false }), 5, null)).toBe(0);
  });

  it('drops and counts what does not fit in memory', () => {
    const log = new RequestLog();
    for (let index = 0; index < 1_003; index += 1) log.add(call());
    const { calls, dropped } = log.take();
    expect([calls.length, dropped]).toEqual([1_000, 3]);
    expect(log.take()).toEqual({ calls: [], dropped: 0 });
  });
});

describe('RequestLogFlusher', () => {
  it('drops and counts a batch that the database rejects, and writes the next one', async () => {
    const requestLog = new RequestLog();
    const record = vi.fn<(calls: readonly NewLoggedRequest[]) => Promise<void>>().mockRejectedValueOnce(new Error('slow'));
    const onDropped = vi.fn();
    vi.useFakeTimers();
    const flusher = new RequestLogFlusher({ requestLog, record, onDropped });
    flusher.start();
    requestLog.add(call());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onDropped).toHaveBeenCalledWith({ calls: 1, total: 1 }, expect.any(Error));
    requestLog.add(call('req_b'));
    vi.useRealTimers();
    await flusher.stop();
    expect(record.mock.lastCall?.[0].map(({ requestId }) => requestId)).toEqual(['req_b']);
  });

  it('keeps calls in memory while a batch is being written', async () => {
    const requestLog = new RequestLog();
    const slow = Promise.withResolvers<void>();
    const record = vi.fn<(calls: readonly NewLoggedRequest[]) => Promise<void>>().mockReturnValueOnce(slow.promise);
    vi.useFakeTimers();
    const flusher = new RequestLogFlusher({ requestLog, record, onDropped: () => undefined });
    flusher.start();
    requestLog.add(call());
    await vi.advanceTimersByTimeAsync(1_000);
    requestLog.add(call('req_b'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(record).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    slow.resolve();
    await flusher.stop();
    expect(record.mock.lastCall?.[0].map(({ requestId }) => requestId)).toEqual(['req_b']);
  });
});

describe('RequestLogFlusher', () => {
  afterEach(() => vi.useRealTimers());

  it('writes a call in time for the live view', async () => {
    vi.useFakeTimers();
    const requestLog = new RequestLog();
    const record = vi.fn(() => Promise.resolve());
    const flusher = new RequestLogFlusher({ requestLog, record, onDropped: vi.fn() });
    flusher.start();
    requestLog.add(call());
    await vi.advanceTimersByTimeAsync(rules.writeEveryMs);
    expect(record).toHaveBeenCalledExactlyOnceWith([call()]);
    await flusher.stop();
  });
});
