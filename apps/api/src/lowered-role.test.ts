import type { OperationId } from '@onepoint/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from './routes.ts';
import { api } from './test/api.ts';
import { callApi } from './test/call-api.ts';
import { expectError } from './test/expect-error.ts';
import { newMember, newUser } from './test/fixtures.ts';
import { newPlace, type Place } from './test/new-place.ts';
import { validBodies } from './test/valid-bodies.ts';

/** Calls that wait for nobody, and why a role that was lowered meanwhile does no harm. */
const unlocked: Partial<Record<OperationId, string>> = {
  createPayment: 'what is begun costs nobody anything until somebody pays it',
  checkPayment: 'the provider is asked what it would be asked anyway',
};

const { pool } = api.database;
let bodies: Readonly<Record<string, object>>;
beforeAll(async () => {
  bodies = await validBodies();
});

const calls = routes
  .map(({ call }) => call)
  .filter(({ method, path, operationId }) => method !== 'GET' && path.includes('{projectId}') && !(operationId in unlocked));

const countWaiting = async (): Promise<number> => {
  const { rows } = await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
};

describe.each(calls.map((call) => [call.operationId, call] as const))('%s', (operationId, { method, path }) => {
  test('is refused to whom the role was taken that let the request in', async () => {
    const me = newUser();
    const place = await newPlace(me, 'owner');
    // Somebody else: leaving is everybody's right.
    const names: Place = { ...place, memberId: await newMember(place.projectId, newUser(), 'viewer') };
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from projects where id = $1 for no key update', [place.projectId]);
      await client.query(`update members set role = 'viewer' where project_id = $1 and user_id = $2`, [place.projectId, me]);
      const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: keyof Place) => names[name]);
      const reply = callApi(`${method} ${filled}`, { as: me, body: bodies[operationId], headers: { 'idempotency-key': 'one' } });
      await expect.poll(countWaiting).toBe(1);
      await client.query('commit');
      expectError(await reply, 'ROLE_FORBIDS');
    } finally {
      // Not used again: where something was not as expected its transaction is still open.
      client.release(true);
    }
  });
});
