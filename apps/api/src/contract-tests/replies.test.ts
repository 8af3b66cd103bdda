import { findReadCall } from '@onepoint/api-contract';
import { describe, expect, test } from 'vitest';
import { successStatus } from '../routing/define-route.ts';
import { callApi } from '../test/api.ts';
import { calls, makeCall, named, newPlace } from '../test/contract-calls.ts';
import { newUser } from '../test/fixtures.ts';

describe('Location', () => {
  const creating = calls.filter((call) => successStatus(call) === 201);

  test.each(named(creating.filter((call) => findReadCall(call) !== null)))('of %s points to what was created', async (_id, call) => {
    const me = newUser();
    const created = await makeCall(call, await newPlace(me, 'owner'), { as: me });
    expect(created.status).toBe(201);
    const location = String(created.headers['location']);
    expect(location).toMatch(/^\/api\/v1\/projects/);
    const read = await callApi(`GET ${location.slice('/api'.length)}`, { as: me });
    expect(read.status).toBe(200);
    const { id } = created.body as { id?: string };
    if (id !== undefined) expect(read.body).toMatchObject({ id });
  });

  test.each(named(creating.filter((call) => findReadCall(call) === null)))('is not sent by %s', async (_id, call) => {
    const me = newUser();
    const created = await makeCall(call, await newPlace(me, 'owner'), { as: me, headers: {} });
    expect(created.status).toBe(201);
    expect(created.headers).not.toHaveProperty('location');
  });
});

describe('Idempotency-Replayed', () => {
  test.each(named(calls.filter(({ idempotencyKey }) => idempotencyKey !== undefined)))('marks a replay of %s', async (_id, call) => {
    const me = newUser();
    const place = await newPlace(me, 'owner');
    const make = (key: string) => makeCall(call, place, { as: me, headers: { 'idempotency-key': key } });
    const first = await make('one');
    expect(first.status).toBe(successStatus(call));
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const replay = await make('one');
    expect(replay.headers['idempotency-replayed']).toBe('true');
    if (replay.status < 300) expect((replay.body as { id: string }).id).toBe((first.body as { id: string }).id);
    else expect(replay.body).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_REPLAYED' } });
    expect((await make('two')).headers).not.toHaveProperty('idempotency-replayed');
  });
});
