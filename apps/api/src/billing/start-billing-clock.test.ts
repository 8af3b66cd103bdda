import { settleDueProjects } from '@onepoint/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../test/api.ts';
import { newProject, newUser, setProject } from '../test/fixtures.ts';
import { callApi } from '../test/call-api.ts';
import { startBillingClock } from './start-billing-clock.ts';

const log = { info: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('what ended while nothing ran is settled at the start, once, and shown by the API', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 10_000 });
  const endedAt = new Date(Date.now() - 86_400_000);
  await setProject(projectId, { packageId: 'L', packageCount: 1, packageEndsAt: endedAt, packageAnchorDay: endedAt.getUTCDate() });
  const stops = [1, 2].map(() => startBillingClock({ orm: api.database.orm, log }));
  await Promise.all(stops.map((stop) => stop()));
  await settleDueProjects(api.database.orm, new Date());
  const { body } = await callApi(`GET /v1/projects/${projectId}`, { as: me });
  expect(body).toMatchObject({ balance: 5_100, geyserUsageCommitmentMultiplier: 1 });
  expect(log.error).not.toHaveBeenCalled();
});

test('a database that fails is logged, and asked again half a minute later', async () => {
  vi.useFakeTimers();
  const transaction = vi.fn().mockRejectedValue(new Error('out of reach'));
  const stop = startBillingClock({ orm: { transaction } as unknown as Parameters<typeof startBillingClock>[0]['orm'], log });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(transaction).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(transaction).toHaveBeenCalledTimes(2);
});
