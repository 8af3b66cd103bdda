import { afterEach, expect, test, vi } from 'vitest';
import { startElection } from './election.ts';
import { createTestApi } from './test/create-test-api.ts';

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

function run({ database }: Awaited<ReturnType<typeof createTestApi>>, leaders: Set<string>, name: string) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const lead = () => {
    leaders.add(name);
    return async () => void leaders.delete(name);
  };
  const stop = startElection({ pool: database.pool, lead, log });
  stops.push(stop);
  return { stop, log };
}

test('lets one process do the periodic work, and another one when it stops or loses its connection', async () => {
  const api = await createTestApi();
  stops.push(api.close);
  const leaders = new Set<string>();
  const first = run(api, leaders, 'first');
  await expect.poll(() => [...leaders]).toEqual(['first']);
  run(api, leaders, 'second');
  await first.stop();
  await expect.poll(() => [...leaders]).toEqual(['second']);

  const { rowCount } = await api.database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = x'6c656164'::int
       and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rowCount).toBe(1);
  const third = run(api, leaders, 'third');
  await expect.poll(() => leaders.size).toBe(1);
  expect(third.log.error).not.toHaveBeenCalled();
});
