import { ledgerEntries, openUsageCharges, postUsageCharges, settleDueProjects } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Registry } from 'prom-client';
import { clockRuns, startBillingClock, startClock, startUsageChargesClock } from './clocks.ts';
import { api, callApi } from './test/api.ts';
import { newApiKey, newProject, newUsage, newUser, setProject } from './test/fixtures.ts';

afterEach(() => vi.useRealTimers());

describe('startClock', () => {
  beforeEach(() => vi.useFakeTimers());

  test('runs immediately and after each pause until it is stopped, even when runs fail', async () => {
    const onError = vi.fn();
    const tick = vi.fn(() => Promise.reject(new Error('stop')));
    const stop = startClock({ task: 'test', tickMs: 1000, tick, onError });
    await vi.advanceTimersByTimeAsync(2500);
    expect(tick).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledTimes(3);
    await stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(tick).toHaveBeenCalledTimes(3);
  });

  test('counts runs by task and outcome', async () => {
    const registry = new Registry();
    clockRuns.register(registry);
    const tick = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('stop'));
    const stop = startClock({ task: 'counted', tickMs: 1000, tick, onError: vi.fn() });
    await vi.advanceTimersByTimeAsync(2500);
    await stop();
    const lines = (await registry.metrics()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'onepoint_task_runs_total{task="counted",outcome="failed"} 1',
        'onepoint_task_runs_total{task="counted",outcome="done"} 2',
        'onepoint_task_duration_seconds_count{task="counted"} 3',
      ]),
    );
  });

  test('never runs twice at the same time, and stops after the current run', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const tick = vi.fn(() => promise);
    const stop = startClock({ task: 'test', tickMs: 10, tick, onError: vi.fn() });
    await vi.advanceTimersByTimeAsync(1000);
    expect(tick).toHaveBeenCalledTimes(1);
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await vi.advanceTimersByTimeAsync(100);
    expect(stopped).not.toHaveBeenCalled();
    resolve();
    await stopping;
    expect(tick).toHaveBeenCalledTimes(1);
  });
});

describe('startUsageChargesClock', () => {
  test('posts the usage of a finished hour as one entry, even with two clocks', async () => {
    const log = { info: vi.fn(), error: vi.fn() };
    const projectId = await newProject(newUser(), { planId: 'PAYG' });
    const { apiKeyId } = await newApiKey(projectId);
    for (const computeUnits of [1_000_000, 2_000_000])
      await newUsage({ projectId, apiKeyId, minute: new Date().toISOString(), computeUnits });
    const entries = () => api.database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));
    const later = () => new Date(Date.now() + 2 * 3_600_000);
    const stops = [1, 2].map(() => startUsageChargesClock({ orm: api.database.orm, log, now: later }));
    await Promise.all(stops.map((stop) => stop()));
    await postUsageCharges(api.database.orm, later());
    const cents = (await entries()).map(({ amountCents }) => amountCents);
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(-117);
    expect(await api.database.orm.select().from(openUsageCharges).where(eq(openUsageCharges.projectId, projectId))).toEqual([]);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('startBillingClock', () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const now = () => new Date();

  beforeEach(() => {
    vi.clearAllMocks();
  });

  test('settles a period that ended while no process was running, once, even with two clocks', async () => {
    const me = newUser();
    const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 10_000 });
    const endedAt = new Date(Date.now() - 86_400_000);
    await setProject(projectId, { packageId: 'L', packageCount: 1, packageEndsAt: endedAt, packageAnchorDay: endedAt.getUTCDate() });
    const stops = [1, 2].map(() => startBillingClock({ orm: api.database.orm, log, now }));
    await Promise.all(stops.map((stop) => stop()));
    await settleDueProjects(api.database.orm, new Date());
    const { body } = await callApi(`GET /v1/projects/${projectId}`, { as: me });
    expect(body).toMatchObject({ balance: 5_100, geyserUsageCommitmentMultiplier: 1 });
    expect(log.error).not.toHaveBeenCalled();
  });

  test('logs a database failure and retries after 30 seconds', async () => {
    vi.useFakeTimers();
    const transaction = vi.fn().mockRejectedValue(new Error('out of reach'));
    const orm = { transaction } as unknown as Parameters<typeof startBillingClock>[0]['orm'];
    const stop = startBillingClock({ orm, log, now });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(transaction).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenCalledTimes(2);
    await stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
